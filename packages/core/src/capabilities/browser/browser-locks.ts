import type { TabLocks } from '../capabilities.ts';

/** Web Locks hold across tabs; a browser without them (or an insecure origin) gets locks within the tab. */
export function browserLocks(navigator: { readonly locks?: LockManager }): TabLocks {
  const { locks } = navigator;
  if (locks === undefined) return tabLocks();
  return {
    run: async (name, task) => await locks.request(name, task),
    isTaken: async (name) => (await locks.query()).held?.some((lock) => lock.name === name) ?? false,
  };
}

/** One after the other, within this page. */
export function tabLocks(): TabLocks {
  const tails = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, number>();
  const count = (name: string, change: number) => waiting.set(name, (waiting.get(name) ?? 0) + change);
  return {
    run: (name, task) => {
      count(name, 1);
      const turn = (tails.get(name) ?? Promise.resolve()).then(task, task).finally(() => count(name, -1));
      tails.set(name, turn.catch(() => null));
      return turn;
    },
    isTaken: (name) => Promise.resolve((waiting.get(name) ?? 0) > 0),
  };
}
