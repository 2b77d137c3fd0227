/** A map that cannot be changed after composition, not even through a cast. */
export function frozenMap<Key, Value>(entries: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, Value> {
  const map = new Map(entries);
  const refuse = (): never => {
    throw new TypeError('A composed store cannot be changed. Declare the value in the store package instead.');
  };
  return Object.freeze(Object.assign(map, { set: refuse, delete: refuse, clear: refuse }));
}
