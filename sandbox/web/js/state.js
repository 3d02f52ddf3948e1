// The state of this tab, and the events by which its modules learn of changes.

export const state = {
  /** Id of the person whom this tab acts as. */
  as: null,
  me: null,
  world: { guilds: [], dms: [], persons: [], bot: null, bot_connected: true },
  /** Every channel, thread and direct message by id: {id, name, kind, guild, parent, ...}. */
  places: new Map(),
  /** Everybody by id: {id, name, bot, color}. */
  people: new Map(),
  roles: new Map(),
  /** All names in one string: while it is equal, no mention needs to be redrawn. */
  names: "",
  commands: [],
  /** Context menu commands: {type, name, label}. */
  menuCommands: [],
  channelId: null,
};

const bus = new EventTarget();

/** Call `listener` with the detail of every `topic` event, until `signal` aborts. */
export function on(topic, listener, signal) {
  bus.addEventListener(topic, ({ detail }) => listener(detail), { signal });
}

/** Emit an event to the listeners of `topic`. */
export function emit(topic, detail) {
  bus.dispatchEvent(new CustomEvent(topic, { detail }));
}

/** Replace the world and index its channels and people. */
export function setWorld(world) {
  state.world = world;
  state.me = world.me;
  state.places = new Map(places(world).map((place) => [place.id, place]));
  state.people = new Map(people(world).map((person) => [person.id, person]));
  const roles = (world.guilds ?? []).flatMap((guild) => guild.roles ?? []);
  state.roles = new Map(roles.map((role) => [role.id, role]));
  const named = [state.places, state.people, state.roles].flatMap((things) => [...things.values()]);
  state.names = JSON.stringify(named.map(({ id, name, color }) => [id, name, color]));
  emit("world");
}

function places(world) {
  const found = [];
  for (const guild of world.guilds ?? []) {
    for (const channel of guild.channels ?? []) {
      found.push({ ...channel, kind: "channel", guild });
      for (const thread of channel.threads ?? []) {
        found.push({ ...thread, kind: "thread", guild, parent: channel });
      }
    }
  }
  for (const dm of world.dms ?? []) {
    found.push({ ...dm, id: dm.channel_id, name: dm.with.name, kind: "dm" });
  }
  return found;
}

function people(world) {
  const persons = world.persons ?? [];
  const bots = world.bot ? [{ ...world.bot, bot: true }] : [];
  const members = (world.guilds ?? []).flatMap((guild) => guild.members ?? []);
  return [...members, ...persons, ...bots].map((person) => ({
    id: person.id,
    name: person.name,
    bot: person.bot ?? false,
    color: person.avatar_color,
  }));
}

/** The open channel, or undefined. */
export const here = () => state.places.get(state.channelId);

/** The reader's locale. */
export const locale = () => state.me?.locale ?? navigator.language;

/** The name to show for a user as messages carry them. */
export function nameOf(user) {
  return user.global_name || state.people.get(user.id)?.name || user.username || user.name || "?";
}

/** Orders two snowflakes; the older one is smaller. */
export function compareIds(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}
