import type { TabPort } from '../capabilities/tab-port.ts';

/** The tabs of one browser, without a browser. */
export class FakeTabs {
  readonly #listeners = new Map<symbol, Set<() => void>>();

  /** Another tab. `wake` is what a tab notices when it comes back from sleep or the background. */
  tab(): TabPort & { wake(): void } {
    const tab = Symbol('tab');
    const mine = new Set<() => void>();
    this.#listeners.set(tab, mine);
    const call = (listeners: ReadonlySet<() => void>) => {
      for (const listener of [...listeners]) listener();
    };
    return {
      tell: () => {
        for (const [other, listeners] of this.#listeners) if (other !== tab) call(listeners);
      },
      listen: (listener) => {
        mine.add(listener);
        return () => mine.delete(listener);
      },
      wake: () => call(mine),
    };
  }
}
