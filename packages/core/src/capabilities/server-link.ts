/** A websocket that is open or being opened. */
export interface OpenLink {
  send(text: string): void;
  /** No event comes after it. */
  close(): void;
}

export interface LinkEvents {
  opened(): void;
  received(text: string): void;
  /** It was open and is not any more, or could not be opened. `code`: RFC 6455. */
  closed(code: number): void;
}

/** The browser as far as the connection with the server needs it. */
export interface ServerLink {
  /** Opens a websocket at a path of the origin. */
  open(path: string, events: LinkEvents): OpenLink;
  /** False while the tab is hidden or the machine is offline: an attempt would be wasted. */
  isUsable(): boolean;
  /** Runs once, when the page is loaded and has nothing else to do. */
  whenIdle(task: () => void): void;
  /** From 0 to below 1. */
  random(): number;
  /** Loads the page anew. */
  reload(): void;
}

/** Where there is no browser: never idle, never connected. */
export const noLink: ServerLink = Object.freeze({
  open: () => ({ send: () => {}, close: () => {} }),
  isUsable: () => false,
  whenIdle: () => {},
  random: () => 0,
  reload: () => {},
});
