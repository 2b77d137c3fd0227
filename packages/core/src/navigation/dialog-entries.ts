import { ClockToken, HistoryToken, inject, injectable, type Clock, type HistoryEntry, type HistoryPort } from '../capabilities/index.ts';
import { EntryCache } from './entry-cache.ts';
import { HistoryEntries } from './history-entries.ts';
import { PostResults } from './post-results.ts';

interface OpenDialog {
  readonly key: string;
  /** Asks the dialog to close. */
  readonly close: () => void;
}

/** Milliseconds. A browser goes back within a few of them; a navigation does not wait forever for one that never does. */
const patience = 1_000;

/**
 * The history entries of open dialogs, one for each, at the address of the page below: Back closes the dialog, and closing it in another
 * way goes back (decision 0115). A page that is entered from a dialog takes its entry's place.
 */
@injectable()
export class DialogEntries {
  readonly #history: HistoryPort;
  readonly #entries: HistoryEntries;
  readonly #shown: EntryCache;
  readonly #results: PostResults;
  readonly #clock: Clock;
  #open: readonly OpenDialog[] = [];
  /** Set while the history goes back from the entry of a dialog that was closed. */
  #goingBack: { readonly done: Promise<void>; readonly arrived: () => void } | null = null;

  constructor(
    @inject(HistoryToken) history: HistoryPort,
    @inject(HistoryEntries) entries: HistoryEntries,
    @inject(EntryCache) shown: EntryCache,
    @inject(PostResults) results: PostResults,
    @inject(ClockToken) clock: Clock,
  ) {
    this.#history = history;
    this.#entries = entries;
    this.#shown = shown;
    this.#results = results;
    this.#clock = clock;
  }

  /** Whether the present entry is that of an open dialog: the next page takes its place. */
  get isAtDialog(): boolean {
    return this.#open.at(-1)?.key === this.#history.current().key;
  }

  /**
   * A dialog was opened.
   *
   * @param close asks it to close, when the buyer goes back
   * @returns to be called once it is closed, however that came about
   */
  opened(close: () => void): () => void {
    const entry = this.#entries.newEntry();
    const below = this.#history.current().key;
    // The page below is what Forward and a reload show.
    const page = this.#shown.find(below);
    if (page?.content != null) this.#shown.remember(entry.key, page.content, page.changes);
    const kept = this.#results.find(below);
    if (kept !== null) this.#results.keep(entry.key, kept);
    this.#history.push(entry);
    this.#open = [...this.#open, { key: entry.key, close }];
    return () => this.#closed(entry.key);
  }

  /** Back and Forward: closes the dialogs that are above this entry. True: there is nothing else to show. */
  popped({ key }: HistoryEntry, pageKey: string): boolean {
    if (this.#goingBack !== null) {
      this.#goingBack.arrived();
      return true;
    }
    const left = this.#open.findIndex((dialog) => dialog.key === key) + 1;
    const above = this.#open.slice(left);
    this.#open = this.#open.slice(0, left);
    for (const dialog of above.toReversed()) dialog.close();
    return above.length > 0 && (left > 0 || key === pageKey);
  }

  /** Settles once the history is where it belongs: a page that came earlier would be entered above the closed dialog. */
  async settled(): Promise<void> {
    await this.#goingBack?.done;
  }

  #closed(key: string): void {
    const wasOpen = this.#open.some((dialog) => dialog.key === key);
    this.#open = this.#open.filter((dialog) => dialog.key !== key);
    // Back has left the entry already, or another page has taken its place.
    if (!wasOpen || this.#history.current().key !== key) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const arrived = (): void => {
      this.#clock.clearTimeout(timer);
      this.#goingBack = null;
      resolve();
    };
    const timer = this.#clock.setTimeout(arrived, patience);
    this.#goingBack = { done: promise, arrived };
    this.#history.back();
  }
}
