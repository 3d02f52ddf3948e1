// The live event socket; reconnects by itself.

import { liveUrl } from "./api.js";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;

/**
 * Keep a socket open for `person`. `onEvent` gets each event; `onState` gets "open" (earlier events
 * are not repeated: reload) or "lost".
 */
export function connect(person, { onEvent, onState }) {
  let pause = FIRST_PAUSE;

  function open() {
    const socket = new WebSocket(liveUrl(person));
    socket.addEventListener("open", () => {
      pause = FIRST_PAUSE;
      onState("open");
    });
    socket.addEventListener("message", ({ data }) => onEvent(JSON.parse(data)));
    socket.addEventListener("close", () => {
      onState("lost");
      setTimeout(open, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    });
  }

  open();
}
