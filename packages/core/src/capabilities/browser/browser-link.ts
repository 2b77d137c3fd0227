import type { LinkEvents, OpenLink, ServerLink } from '../server-link.ts';

/** Milliseconds after which a busy page counts as idle. */
const idleWithin = 5_000;

/** The websockets of a real window. */
export function browserLink(window: Window & typeof globalThis): ServerLink {
  const { WebSocket: Socket } = window;
  return {
    open: (path, events) => openWebsocket(window, Socket, `${window.location.origin.replace(/^http/, 'ws')}${path}`, events),
    isUsable: () => window.document.visibilityState === 'visible' && window.navigator.onLine,
    whenIdle: (task) => {
      const whenLoaded = (): void => {
        if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => task(), { timeout: idleWithin });
        else window.setTimeout(task, 1_000);
      };
      if (window.document.readyState === 'complete') whenLoaded();
      else window.addEventListener('load', whenLoaded, { once: true });
    },
    random: () => (window.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    reload: () => window.location.reload(),
  };
}

function openWebsocket(window: Window, Socket: typeof WebSocket, url: string, events: LinkEvents): OpenLink {
  const socket = new Socket(url);
  const watch = new AbortController();
  const { signal } = watch;
  let isLeaving = false;
  let lostMeanwhile: number | null = null;
  const closed = (code: number): void => {
    watch.abort();
    events.closed(code);
  };
  socket.addEventListener('open', () => events.opened(), { signal });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => events.received(typeof data === 'string' ? data : ''), { signal });
  socket.addEventListener('close', ({ code }) => {
    if (isLeaving) lostMeanwhile = code;
    else closed(code);
  }, { signal });
  // A page that goes loses its websocket: that is no loss, unless the browser brings the page back.
  window.addEventListener('pagehide', () => {
    isLeaving = true;
  }, { signal });
  window.addEventListener('pageshow', () => {
    isLeaving = false;
    if (lostMeanwhile !== null) closed(lostMeanwhile);
  }, { signal });
  return {
    send: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: () => {
      watch.abort();
      socket.close();
    },
  };
}
