/** What a page holds that a store must give back. Counts, but for the names of globals. */
export interface Holdings {
  readonly listeners: number;
  readonly timers: number;
  readonly styles: number;
  readonly elements: number;
  readonly history: number;
  readonly globals: readonly string[];
}

type Listened = Window | Node;

/** The browser's own timer, for what the probes themselves wait for. */
export const ownTimeout: (callback: () => void, milliseconds: number) => void = window.setTimeout.bind(window);
/** The browser's own `fetch`, whatever a store puts in its place. */
// oxlint-disable-next-line no-restricted-properties -- it asks the probes' own server, and only whether it is there
export const ownFetch: typeof globalThis.fetch = window.fetch.bind(window);

const listeners = new Map<Listened, Set<string>>();
const numbers = new WeakMap<object, number>();
/** With their delays, in milliseconds. */
const timeouts = new Map<unknown, number>();
const intervals = new Set<unknown>();
const frames = new Set<unknown>();
let numbered = 0;
let historyChanges = 0;

const numberOf = (value: object): number => {
  const known = numbers.get(value) ?? (numbered += 1);
  numbers.set(value, known);
  return known;
};

const isWatched = (target: unknown): target is Listened => target === window || target === document || target === document.documentElement || target === document.body;

function captureOf(options: unknown): boolean {
  return typeof options === 'boolean' ? options : typeof options === 'object' && options !== null && 'capture' in options && options.capture === true;
}

function watchListeners(): void {
  const prototype = EventTarget.prototype;
  const { addEventListener, removeEventListener } = prototype;
  const key = (type: string, listener: object, options: unknown) => `${type} ${numberOf(listener)} ${captureOf(options)}`;
  prototype.addEventListener = function add(this: EventTarget, type: string, listener: EventListenerOrEventListenerObject | null, options?: AddEventListenerOptions | boolean) {
    addEventListener.call(this, type, listener, options);
    const target = this ?? window;
    if (listener === null || !isWatched(target)) return;
    const held = listeners.get(target) ?? new Set();
    listeners.set(target, held);
    held.add(key(type, listener, options));
    const forget = () => held.delete(key(type, listener, options));
    if (typeof options !== 'object') return;
    if (options.once === true) addEventListener.call(this, type, forget, { once: true });
    if (options.signal) addEventListener.call(options.signal, 'abort', forget, { once: true });
  };
  prototype.removeEventListener = function remove(this: EventTarget, type: string, listener: EventListenerOrEventListenerObject | null, options?: EventListenerOptions | boolean) {
    removeEventListener.call(this, type, listener, options);
    if (listener !== null) listeners.get((this ?? window) as Listened)?.delete(key(type, listener, options));
  };
}

function watchTimers(): void {
  const { setTimeout: later, setInterval: every, clearTimeout: clear, requestAnimationFrame: frame, cancelAnimationFrame: cancel } = window;
  const run = (callback: unknown, given: readonly unknown[]) => {
    if (typeof callback === 'function') (callback as (...all: unknown[]) => void)(...given);
  };
  const stop = (end: (id: number) => void) => (id: number) => {
    timeouts.delete(id);
    intervals.delete(id);
    end.call(window, id);
  };
  Object.assign(window, {
    setTimeout: (callback: unknown, delay = 0, ...given: unknown[]) => {
      const id = later.call(window, () => {
        timeouts.delete(id);
        run(callback, given);
      }, delay);
      timeouts.set(id, delay);
      return id;
    },
    setInterval: (callback: TimerHandler, ...rest: unknown[]) => {
      const id = every.call(window, callback as () => void, ...(rest as [number]));
      intervals.add(id);
      return id;
    },
    requestAnimationFrame: (callback: unknown) => {
      const id = frame.call(window, (time) => {
        frames.delete(id);
        run(callback, [time]);
      });
      frames.add(id);
      return id;
    },
    clearTimeout: stop(clear),
    clearInterval: stop(clear),
    cancelAnimationFrame: (id: number) => {
      frames.delete(id);
      cancel.call(window, id);
    },
  });
}

/** The timers that run once, within so many milliseconds, and have not yet. */
export const runningTimeouts = (longest = Number.POSITIVE_INFINITY): readonly unknown[] => [...timeouts].filter(([, delay]) => !(delay > longest)).map(([id]) => id);

function watchHistory(): void {
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'] as const) {
    const original = history[name].bind(history) as (...given: unknown[]) => void;
    Object.assign(history, {
      [name]: (...given: unknown[]) => {
        historyChanges += 1;
        if (name.endsWith('State')) original(...given);
      },
    });
  }
}

function rules(): number {
  return [...document.styleSheets].reduce((sum, sheet) => sum + (sheet.href === null || sheet.href.startsWith(location.origin) ? sheet.cssRules.length : 0), 0);
}

/** Counts from now on. Before anything else runs. */
function watch(): void {
  watchListeners();
  watchTimers();
  watchHistory();
}

export function holdings(): Holdings {
  return {
    listeners: [...listeners.values()].reduce((sum, held) => sum + held.size, 0),
    timers: timeouts.size + intervals.size + frames.size,
    styles: document.querySelectorAll('style, link[rel~="stylesheet"]').length + document.adoptedStyleSheets.length + rules(),
    elements: document.body.childElementCount + document.documentElement.attributes.length + document.body.attributes.length,
    history: historyChanges + (location.hash === '' ? 0 : 1),
    globals: Object.getOwnPropertyNames(window).toSorted(),
  };
}

watch();
