import { delayOf, late, setTimeout, testNow, wait } from './late.ts';

interface Server {
  readonly fetch: typeof globalThis.fetch;
}

interface Desk {
  readonly client: Readonly<Record<'read' | 'change', (path: string, request: unknown) => Promise<unknown>>>;
}

/** Parts that a test has asked for. */
const parts = new Map<string, Promise<unknown>>();

// The modules of the pages ask for these (`slow-page.ts`).
Object.assign(globalThis, {
  lateServer: (serverOf: (...given: unknown[]) => Server) => (...given: unknown[]): Server => {
    const server = serverOf(...given);
    return { ...server, fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = await late(request.url, () => server.fetch(request));
      // As a browser does with what a page has given up.
      request.signal.throwIfAborted();
      return answer;
    } };
  },
  lateDesk: (deskOf: (...given: unknown[]) => Desk) => (...given: unknown[]): Desk => {
    const desk = deskOf(...given);
    const { read, change } = desk.client;
    return { ...desk, client: { read: (path, request) => late(path, () => read(path, request)), change: (path, request) => late(path, () => change(path, request)) } };
  },
  lateImport: (path: string, load: () => Promise<unknown>) => {
    // As a browser does: what is there is there at once, and who asks for the same meanwhile gets it in the order of asking.
    const part = `${testNow()} ${String(load)}`;
    const coming = parts.get(part) ?? wait(delayOf(path, 60)).then(load);
    parts.set(part, coming);
    return coming;
  },
});

const idle = window.requestIdleCallback.bind(window);
const notIdle = window.cancelIdleCallback.bind(window);
const waiting = new Map<number, ReturnType<typeof setTimeout>>();
let ids = 1_000_000;
window.requestIdleCallback = (task, options) => {
  const id = (ids += 1);
  waiting.set(id, setTimeout(() => void (waiting.delete(id) && idle(task, options)), delayOf('idle time', 80)));
  return id;
};
window.cancelIdleCallback = (id) => {
  clearTimeout(waiting.get(id));
  waiting.delete(id);
  notIdle(id);
};
// React asks itself for its next turn by an empty message.
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function late(this: MessagePort, ...given: [unknown, ...unknown[]]): void {
  const send = (): void => Reflect.apply(postMessage, this, given) as void;
  const milliseconds = given.length === 1 && given[0] === null ? delayOf('a turn of React', 8) : 0;
  if (milliseconds === 0) send();
  else setTimeout(send, milliseconds);
};
