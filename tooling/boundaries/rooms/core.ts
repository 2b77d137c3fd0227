import type { RoomOrder } from './room-order.ts';

export const CORE: RoomOrder = {
  of: 'packages/core',
  rooms: [
    ['signals', 'values that can be watched: no room works without them'],
    ['capabilities', 'what a browser gives, behind interfaces that tests can replace'],
    ['errors', 'errors, notices and messages as data'],
    ['extension', 'what can differ between stores'],
    ['screens', 'which screen shows an answer'],
    ['shell', 'state of what surrounds every page: alerts, spinner, questions'],
    ['store', 'composes a store of contributions over the defaults'],
    ['session', 'who the buyer is and how long that lasts'],
    ['wire', 'calls to the server, in the name of session and store'],
    ['response', 'the steps that an answer goes through'],
    ['drafts', 'what was typed and not sent, kept for its author'],
    ['navigation', 'pages, history and addresses: asks the server and shows answers'],
    ['sign-in', 'leads through addresses and gives navigation its routes'],
    ['inactivity', 'ends sessions, and says so on the page'],
    ['connection', 'the websocket: what the server pushes reaches all of the above'],
    ['engine', 'puts one of each together'],
    ['smart-card', 'a reader at the buyer’s machine, used through the engine'],
    ['react', 'the engine as components and hooks'],
    ['shared-modules', 'the list that builds go by: no room needs it'],
  ],
};
