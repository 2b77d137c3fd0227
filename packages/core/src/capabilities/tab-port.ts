/** Messages of a tab to the others about the session that they share. The facts themselves are in localStorage. */
export type TabMessage = 'session changed';

/** The other tabs of this browser that show the same origin. */
export interface TabPort {
  tell(message: TabMessage): void;
  /**
   * Called when another tab told something, and when this one comes back from where it may have heard nothing: from
   * sleep, from the background, from the browser's page cache.
   */
  listen(listener: () => void): () => void;
}

/** There is no other tab. */
export const onlyTab: TabPort = Object.freeze({ tell: () => {}, listen: () => () => {} });
