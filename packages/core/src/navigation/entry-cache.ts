import type { PageContent } from './page.ts';

interface Remembered {
  content: PageContent | null;
  /** How many changes this tab had sent when the content came. */
  changes: number;
  scroll: number;
}

/** More entries than this show no instant Back. */
const limit = 30;

/** The pages that the entries of this tab showed, and their scroll positions: Back is instant. It lives as long as the page. */
export class EntryCache {
  readonly #entries = new Map<string, Remembered>();

  remember(entryKey: string, content: PageContent, changes: number): void {
    const scroll = this.#entries.get(entryKey)?.scroll ?? 0;
    this.#entries.delete(entryKey);
    this.#entries.set(entryKey, { content, changes, scroll });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= limit) break;
      this.#entries.delete(oldest);
    }
  }

  rememberScroll(entryKey: string, scroll: number): void {
    const known = this.#entries.get(entryKey);
    if (known !== undefined) known.scroll = scroll;
  }

  find(entryKey: string): Readonly<Remembered> | null {
    return this.#entries.get(entryKey) ?? null;
  }

  /** Forgets what was shown, not where it was scrolled to: the buyer signed out or in. */
  forgetContents(): void {
    for (const remembered of this.#entries.values()) remembered.content = null;
  }
}
