/** One entry of the session history. */
export interface HistoryEntry {
  /** Unique in this tab; what belongs to the entry is kept under it. */
  readonly key: string;
  readonly pathname: string;
  /** With the question mark, or empty. */
  readonly search: string;
  /** With the number sign, or empty. */
  readonly hash: string;
}

/** The session history as the engine sees it. Pushing and replacing do not call the listener. */
export interface HistoryPort {
  current(): HistoryEntry;
  push(entry: HistoryEntry): void;
  replace(entry: HistoryEntry): void;
  back(): void;
  /**
   * Called after the buyer went back or forward. `isNew`: the browser made the entry by itself, for a link to a place on
   * the page.
   */
  listen(onPop: (entry: HistoryEntry, isNew: boolean) => void): () => void;
}

export const entryUrl = ({ pathname, search, hash }: Pick<HistoryEntry, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;
