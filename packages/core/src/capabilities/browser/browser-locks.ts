import type { TabLocks } from '../capabilities.ts';

/** Web Locks hold across tabs; a browser without them (or an insecure origin) gets locks within the tab. */
export function browserLocks(navigator: { readonly locks?: LockManager }): TabLocks {
  const { locks } = navigator;
  if (locks === undefined) return tabLocks();
  return { run: async (name, task) => await locks.request(name, task) };
}

/** One after the other, within this page. */
export function tabLocks(): TabLocks {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run: (name, task) => {
      const turn = (tails.get(name) ?? Promise.resolve()).then(task, task);
      tails.set(name, turn.catch(() => null));
      return turn;
    },
  };
}
