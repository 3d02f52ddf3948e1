// Runs before the first paint (hence no module), so that a chosen theme never flashes the other.
const chosenTheme = localStorage.getItem("sandbox:theme");
if (chosenTheme) document.documentElement.dataset.theme = chosenTheme;
