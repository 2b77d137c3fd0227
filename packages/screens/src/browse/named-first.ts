/** The items of a list that are named at once, and the rest behind "3 more". A single one more is named, too: it takes no more room than those words. */
export function namedFirst<Item>(items: readonly Item[], most: number): { readonly shown: readonly Item[]; readonly rest: readonly Item[] } {
  const count = items.length === most + 1 ? items.length : most;
  return { shown: items.slice(0, count), rest: items.slice(count) };
}
