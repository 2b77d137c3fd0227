import type { Capabilities } from '@quartermaster/core';

type HistoryPort = Capabilities['history'];
type HistoryEntry = ReturnType<HistoryPort['current']>;

/** A session history of the story's own: the address of the catalogue stays as it is. */
export function memoryHistory(address: string): HistoryPort {
  const { pathname, search, hash } = new URL(address, 'http://storefront.invalid');
  const entries: HistoryEntry[] = [{ key: 'first', pathname, search, hash }];
  let at = 0;
  let popped: (entry: HistoryEntry, isNew: boolean) => void = () => {};
  const current = (): HistoryEntry => {
    const entry = entries[at];
    if (entry === undefined) throw new Error(`The history has no entry ${at}.`);
    return entry;
  };
  return {
    current,
    push: (entry) => {
      entries.splice(at + 1, Infinity, entry);
      at += 1;
    },
    replace: (entry) => {
      entries[at] = entry;
    },
    back: () => {
      at = Math.max(0, at - 1);
      popped(current(), false);
    },
    listen: (onPop) => {
      popped = onPop;
      return () => { popped = () => {}; };
    },
  };
}
