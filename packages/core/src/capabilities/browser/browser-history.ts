import type { HistoryEntry, HistoryPort } from '../history-port.ts';

interface EntryState {
  readonly key: string;
}

/** The window's session history. Each entry carries its key in its state, so that it is known again after a reload. */
export function browserHistory(window: Window, newKey: () => string): HistoryPort {
  const { history, location } = window;
  const keyOfState = (): string | null => {
    const state = history.state as EntryState | null;
    return typeof state?.key === 'string' ? state.key : null;
  };
  const write = (method: 'pushState' | 'replaceState', { key, pathname, search, hash }: HistoryEntry) => {
    const state: EntryState = { key };
    // With the origin: a path that begins with two slashes would be another host.
    history[method](state, '', `${location.origin}${pathname}${search}${hash}`);
  };
  const current = (): HistoryEntry => {
    const { pathname, search, hash } = location;
    const known = keyOfState();
    const entry = { key: known ?? newKey(), pathname, search, hash };
    if (known === null) write('replaceState', entry);
    return entry;
  };
  return {
    current,
    push: (entry) => write('pushState', entry),
    replace: (entry) => write('replaceState', entry),
    back: () => history.back(),
    listen: (onPop) => {
      const listener = () => {
        const isNew = keyOfState() === null;
        onPop(current(), isNew);
      };
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
