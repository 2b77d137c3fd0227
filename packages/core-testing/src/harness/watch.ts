/** The things of a page that a store must give back. They are counts, except those with a name. */
export interface Holdings {
  readonly listeners: number;
  readonly timers: number;
  readonly styles: number;
  readonly elements: number;
  readonly history: number;
  readonly globals: readonly string[];
  /** The things that the store itself holds, by kind: from the first time on it is too much. */
  readonly own: Readonly<Record<OwnHolding, number>>;
  /** Title, attributes of html, head and body, and the elements of the head besides styles, with their content. */
  readonly marks: readonly string[];
}

/** The kinds of things that the store's own code takes, apart from those that a part of the host takes for it. */
export type OwnHolding = 'listeners' | 'timers' | 'observers';

type Listened = Window | Node;

/** The browser's own timer, for what the probes themselves wait for. */
export const ownTimeout: (callback: () => void, milliseconds: number) => void = window.setTimeout.bind(window);
/** The browser's own `fetch`, whatever a store puts in its place. */
// oxlint-disable-next-line no-restricted-properties -- it asks the probes' own server, and only whether it is there
export const ownFetch: typeof globalThis.fetch = window.fetch.bind(window);

const listeners = new Map<Listened, Set<string>>();
/** Those of the listeners and timers that code of the store itself took. */
const ownListeners = new Set<string>();
const ownTimers = new Set<unknown>();
const ownObservers = new Map<object, Set<unknown>>();
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

/** The nearest caller outside of this file is a module of the store: what a part of the host does for it is not the store's to give back. */
function isOfStore(): boolean {
  const frames = (new Error('a place').stack ?? '').split('\n').slice(1);
  const caller = frames.find((frame) => !frame.includes(ownFile) && /https?:/.test(frame));
  return caller?.includes('/stores/') === true;
}
/** The built file that has this code. */
const ownFile = new URL(import.meta.url).pathname;

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
    const ownKey = `${nameOf(target)} ${key(type, listener, options)}`;
    if (isOfStore()) ownListeners.add(ownKey);
    const forget = () => {
      held.delete(key(type, listener, options));
      ownListeners.delete(ownKey);
    };
    if (typeof options !== 'object') return;
    if (options.once === true) addEventListener.call(this, type, forget, { once: true });
    if (options.signal) addEventListener.call(options.signal, 'abort', forget, { once: true });
  };
  prototype.removeEventListener = function remove(this: EventTarget, type: string, listener: EventListenerOrEventListenerObject | null, options?: EventListenerOptions | boolean) {
    removeEventListener.call(this, type, listener, options);
    if (listener === null) return;
    const target = (this ?? window) as Listened;
    listeners.get(target)?.delete(key(type, listener, options));
    ownListeners.delete(`${nameOf(target)} ${key(type, listener, options)}`);
  };
}

const nameOf = (target: EventTarget): string => (target === window ? 'window' : target === document ? 'document' : target === document.body ? 'body' : 'html');

/** Observers that watch something until they are disconnected. */
function watchObservers(): void {
  for (const name of ['ResizeObserver', 'MutationObserver', 'IntersectionObserver', 'PerformanceObserver'] as const) {
    const { prototype } = window[name];
    const { observe, disconnect } = prototype as { observe(...given: unknown[]): void; disconnect(): void };
    const unobserve = 'unobserve' in prototype ? (prototype.unobserve as (target: unknown) => void) : null;
    Object.assign(prototype, {
      observe(this: object, ...given: unknown[]) {
        observe.apply(this, given);
        if (isOfStore()) ownObservers.set(this, (ownObservers.get(this) ?? new Set()).add(given[0]));
      },
      disconnect(this: object) {
        disconnect.call(this);
        ownObservers.delete(this);
      },
      ...(unobserve !== null && {
        unobserve(this: object, target: unknown) {
          unobserve.call(this, target);
          const targets = ownObservers.get(this);
          if (targets?.delete(target) === true && targets.size === 0) ownObservers.delete(this);
        },
      }),
    });
  }
}

function watchTimers(): void {
  const { setTimeout: later, setInterval: every, clearTimeout: clear, requestAnimationFrame: frame, cancelAnimationFrame: cancel } = window;
  const run = (callback: unknown, given: readonly unknown[]) => {
    if (typeof callback === 'function') (callback as (...all: unknown[]) => void)(...given);
  };
  const stop = (end: (id: number) => void) => (id: number) => {
    timeouts.delete(id);
    intervals.delete(id);
    ownTimers.delete(id);
    end.call(window, id);
  };
  Object.assign(window, {
    setTimeout: (callback: unknown, delay = 0, ...given: unknown[]) => {
      const id = later.call(window, () => {
        timeouts.delete(id);
        ownTimers.delete(id);
        run(callback, given);
      }, delay);
      timeouts.set(id, delay);
      if (isOfStore()) ownTimers.add(id);
      return id;
    },
    setInterval: (callback: TimerHandler, ...rest: unknown[]) => {
      const id = every.call(window, callback as () => void, ...(rest as [number]));
      intervals.add(id);
      if (isOfStore()) ownTimers.add(id);
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
  watchObservers();
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
    own: { listeners: ownListeners.size, timers: ownTimers.size, observers: ownObservers.size },
    marks: marks(),
  };
}

/** React and Emotion leave styles and hints of what to load in the head, which harm no page that comes after. */
const harmless = 'style, link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="preconnect"], script';

function marks(): readonly string[] {
  // An attribute that was emptied is what a dialog leaves when the page may scroll again.
  const attributes = [document.documentElement, document.head, document.body].flatMap((element) => [...element.attributes].filter(({ value }) => value !== '').map(({ name, value }) => `${element.localName}[${name}="${value}"]`));
  const inHead = [...document.head.children].filter((element) => !element.matches(harmless) && element.localName !== 'title').map((element) => element.outerHTML.slice(0, 100));
  return [`title "${document.title}"`, ...attributes, ...inHead];
}

watch();
