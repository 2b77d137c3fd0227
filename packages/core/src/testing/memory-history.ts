import { entryUrl, type HistoryEntry, type HistoryPort } from '../capabilities/history-port.ts';

/** A session history in memory, with the buttons of a browser. */
export class MemoryHistory implements HistoryPort {
  readonly entries: HistoryEntry[];
  index = 0;
  readonly #listeners = new Set<(entry: HistoryEntry, isNew: boolean) => void>();

  constructor(url: string) {
    const { pathname, search, hash } = new URL(url, 'http://shop.test');
    this.entries = [{ key: 'entry-0', pathname, search, hash }];
  }

  readonly current = (): HistoryEntry => {
    const entry = this.entries[this.index];
    if (entry === undefined) throw new Error('The history is empty.');
    return entry;
  };

  push(entry: HistoryEntry): void {
    this.entries.splice(this.index + 1, Infinity, entry);
    this.index += 1;
  }

  replace(entry: HistoryEntry): void {
    this.entries[this.index] = entry;
  }

  /** The browser's own reaction to a link to a place on the page. */
  followFragment(hash: string): void {
    const { pathname, search } = this.current();
    this.push({ key: `fragment-${this.entries.length}`, pathname, search, hash });
    for (const listener of [...this.#listeners]) listener(this.current(), true);
  }

  back(): void {
    this.go(-1);
  }

  go(delta: number): void {
    const index = Math.min(Math.max(this.index + delta, 0), this.entries.length - 1);
    if (index === this.index) return;
    this.index = index;
    for (const listener of [...this.#listeners]) listener(this.current(), false);
  }

  listen(onPop: (entry: HistoryEntry, isNew: boolean) => void): () => void {
    this.#listeners.add(onPop);
    return () => this.#listeners.delete(onPop);
  }

  get urls(): string[] {
    return this.entries.map(entryUrl);
  }
}
