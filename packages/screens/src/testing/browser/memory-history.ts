export interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A session history of its own: the test page's address stays as it is. */
export function memoryHistory(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://storefront.invalid');
  const entries: Entry[] = [{ key: 'first', pathname, search, hash }];
  let at = 0;
  let popped: (entry: Entry, isNew: boolean) => void = () => {};
  const current = (): Entry => {
    const entry = entries[at];
    if (entry === undefined) throw new Error(`The history has no entry ${at}.`);
    return entry;
  };
  return {
    current,
    push(entry: Entry) {
      entries.splice(at + 1, Infinity, entry);
      at += 1;
    },
    replace(entry: Entry) {
      entries[at] = entry;
    },
    back() {
      at = Math.max(0, at - 1);
      popped(current(), false);
    },
    listen(onPop: (entry: Entry, isNew: boolean) => void) {
      popped = onPop;
      return () => { popped = () => {}; };
    },
    /** The address that the bar would show. */
    address: () => `${current().pathname}${current().search}`,
    length: () => entries.length,
  };
}
