import { describe, expect, it } from 'vitest';
import { firstPaint, type PaintedWindow } from './first-paint.ts';

interface FakeWindowOptions {
  readonly visibilityState?: DocumentVisibilityState;
  readonly tells?: boolean;
  /** Paints from before anybody asked. */
  readonly earlier?: readonly string[];
}

/** A window whose paint, timers and events happen when they are told to. */
function fakeWindow({ visibilityState = 'visible', tells = true, earlier = [] }: FakeWindowOptions = {}) {
  let painted: (names: readonly string[]) => void = () => {};
  const timers: (() => void)[] = [];
  class Observer {
    static readonly supportedEntryTypes = tells ? ['paint'] : [];
    constructor(callback: (entries: { getEntriesByName(name: string): unknown[] }) => void) {
      this.#tell = (names) => callback({ getEntriesByName: (name) => names.filter((each) => each === name) });
    }
    readonly #tell: (names: readonly string[]) => void;
    observe({ type, buffered = false }: PerformanceObserverInit) {
      if (type !== 'paint') return;
      painted = this.#tell;
      if (buffered) painted(earlier);
    }
    disconnect() {
      painted = () => {};
    }
  }
  const document = Object.assign(new EventTarget(), { visibilityState });
  const window: PaintedWindow = { document, PerformanceObserver: Observer as unknown as typeof PerformanceObserver, setTimeout: (call) => timers.push(call) };
  let isOver = false;
  void firstPaint(window).then(() => (isOver = true));
  return { document, paint: (...names: string[]) => painted(names), fire: () => timers.forEach((call) => call()), isOver: async () => (await Promise.resolve(), isOver) };
}

describe('the first paint', () => {
  it('is that of content, not of the ground alone', async () => {
    const page = fakeWindow();
    expect(await page.isOver()).toBe(false);
    page.paint('first-paint');
    expect(await page.isOver()).toBe(false);
    page.paint('first-paint', 'first-contentful-paint');
    expect(await page.isOver()).toBe(true);
  });

  it('may be over before the starter runs', async () => {
    expect(await fakeWindow({ earlier: ['first-paint', 'first-contentful-paint'] }).isOver()).toBe(true);
    expect(await fakeWindow({ earlier: ['first-paint'] }).isOver()).toBe(false);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'visibilitychange'])('is not waited for after %s', async (sign) => {
    const page = fakeWindow();
    expect(await page.isOver()).toBe(false);
    page.document.dispatchEvent(new Event(sign));
    expect(await page.isOver()).toBe(true);
  });

  it('is not waited for in the background, where a browser does not tell, and forever', async () => {
    expect(await fakeWindow({ visibilityState: 'hidden' }).isOver()).toBe(true);
    expect(await fakeWindow({ tells: false }).isOver()).toBe(true);
    const page = fakeWindow();
    expect(await page.isOver()).toBe(false);
    page.fire();
    expect(await page.isOver()).toBe(true);
  });
});
