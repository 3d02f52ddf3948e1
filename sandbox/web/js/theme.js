// No module, so that it runs before the first paint and the other theme never flashes up.
const chosenTheme = localStorage.getItem("sandbox:theme");
if (chosenTheme) document.documentElement.dataset.theme = chosenTheme;
