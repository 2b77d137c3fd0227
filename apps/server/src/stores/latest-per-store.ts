const keptPerStore = 20;

/** The latest of what this process was told of each store, the last one first. */
export class LatestPerStore<Item> {
  readonly #byStore = new Map<string, readonly Item[]>();

  add(store: string, item: Item): void {
    this.#byStore.set(store, [item, ...this.of(store)].slice(0, keptPerStore));
  }

  of(store: string): readonly Item[] {
    return this.#byStore.get(store) ?? [];
  }
}
