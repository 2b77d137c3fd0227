import {
  type Randomness, type Viewport, entryUrl, type HistoryEntry, type HistoryPort, inject, injectable, HistoryToken, RandomnessToken,
  ViewportToken,
} from '../capabilities/index.ts';
import { Signal } from '../signals/index.ts';
import type { OpenModal } from '../shell/index.ts';
import type { Visit } from './destination.ts';
import { scrollToFragment } from './anchor.ts';
import { Changes } from './changes.ts';
import { DialogEntries } from './dialog-entries.ts';
import { EntryCache } from './entry-cache.ts';
import { ReloadGuard } from './reload-guard.ts';
import { PostResults, type PostResult } from './post-results.ts';
import { isSamePage } from './page-number.ts';
import type { Page, PageContent, ScrollChange } from './page.ts';

/** The page that is shown, and the history entry that it belongs to: both change together or not at all. */
@injectable()
export class PageStore {
  readonly page: Signal<Page>;
  readonly modal = new Signal<OpenModal | null>(null);
  /** The entries of the page that is shown from which a link has led to another place on it. */
  readonly #places = new Set<string>();
  readonly #history: HistoryPort;
  readonly #randomness: Randomness;
  readonly #viewport: Viewport;
  readonly #shown: EntryCache;
  readonly #results: PostResults;
  readonly #reloads: ReloadGuard;
  readonly #dialogs: DialogEntries;
  readonly #changes: Changes;

  constructor(
    @inject(HistoryToken) history: HistoryPort,
    @inject(RandomnessToken) randomness: Randomness,
    @inject(ViewportToken) viewport: Viewport,
    @inject(EntryCache) shown: EntryCache,
    @inject(PostResults) results: PostResults,
    @inject(ReloadGuard) reloads: ReloadGuard,
    @inject(DialogEntries) dialogs: DialogEntries,
    @inject(Changes) changes: Changes,
  ) {
    this.#history = history;
    this.#randomness = randomness;
    this.#viewport = viewport;
    this.#shown = shown;
    this.#results = results;
    this.#reloads = reloads;
    this.#dialogs = dialogs;
    this.#changes = changes;
    this.page = new Signal(pendingPage(history.current()));
  }

  /** False until the first answer has come. */
  get hasPage(): boolean {
    return this.page.get().content.kind !== 'pending';
  }

  /** The page that an entry of this tab showed, and whether nothing was changed since. */
  remembered(entryKey: string): { readonly content: PageContent; readonly isCurrent: boolean } | null {
    const known = this.#shown.find(entryKey);
    return known?.content == null ? null : { content: known.content, isCurrent: known.changes === this.#changes.count };
  }

  saveScroll(): void {
    this.#shown.rememberScroll(this.page.get().entryKey, this.#viewport.scrollPosition());
  }

  /** Whether the page that is shown is the one of this entry, also at another of its places by now. */
  isShown(entryKey: string): boolean {
    return this.page.get().entryKey === entryKey || this.#places.has(entryKey);
  }

  /** Shows the page of a visit in the history entry that is due to it. `kept`: what the entry keeps for reload and Back. */
  enter(visit: Visit, content: PageContent, kept?: PostResult): void {
    const before = this.page.get();
    if (visit.arrival !== 'pop') this.saveScroll();
    const same = isSamePage(before.content, content);
    const entry = this.#changeHistory(visit, same);
    this.#shown.remember(entry.key, content, this.#changes.count);
    if (kept !== undefined) this.#results.keep(entry.key, kept);
    this.#places.clear();
    if (content.kind === 'screen') this.#reloads.succeeded();
    this.modal.set(null);
    const { key: entryKey, pathname, search, hash } = entry;
    this.page.set({
      entryKey,
      pathname,
      search,
      hash,
      content,
      number: same ? before.number : before.number + 1,
      scroll: this.#scrollFor(visit, entry, same),
      takesFocus: !same && visit.arrival !== 'initial',
    });
  }

  /** The present page has another address from now on: a part of the old one has done its work. */
  readdress(entry: HistoryEntry): void {
    this.#history.replace(entry);
    const { key: entryKey, pathname, search, hash } = entry;
    this.page.set({ ...this.page.get(), entryKey, pathname, search, hash, scroll: { to: 'keep' }, takesFocus: false });
  }

  /** Whether this entry is another place on the page that is shown. */
  isSameAddress({ pathname, search }: HistoryEntry): boolean {
    const present = this.page.get();
    return this.hasPage && present.pathname === pathname && present.search === search;
  }

  /** Another place on the same page: nothing is asked, nothing is lost, and what the old entry keeps the new one keeps too. */
  enterPlace(entry: HistoryEntry, scroll: ScrollChange): void {
    const before = this.page.get();
    const kept = this.#results.find(before.entryKey);
    if (kept !== null) this.#results.keep(entry.key, kept);
    this.#shown.remember(entry.key, before.content, this.#shown.find(before.entryKey)?.changes ?? this.#changes.count);
    this.#places.add(before.entryKey);
    this.page.set({ ...before, entryKey: entry.key, hash: entry.hash, scroll, takesFocus: false });
  }

  /** Replaces what the present entry shows. An answer in an entry of a POST is kept like the one before it. */
  replaceContent(content: PageContent, same: boolean, scroll: ScrollChange, kept?: PostResult): void {
    const before = this.page.get();
    this.#shown.remember(before.entryKey, content, this.#changes.count);
    if (kept !== undefined && this.#results.find(before.entryKey) !== null) this.#results.keep(before.entryKey, kept);
    this.page.set({ ...before, content, number: same ? before.number : before.number + 1, scroll, takesFocus: !same });
  }

  /** The same page under the same address is no new entry. */
  #changeHistory(visit: Visit, same: boolean): HistoryEntry {
    const present = this.#history.current();
    const { pathname, search, hash } = visit.entry;
    if (visit.arrival === 'push' && !(same && entryUrl(present) === entryUrl(visit.entry))) {
      if (this.#dialogs.isAtDialog) this.#history.replace(visit.entry);
      else this.#history.push(visit.entry);
      return visit.entry;
    }
    const replaced = visit.arrival === 'replace' || visit.arrival === 'push';
    const entry = { key: replaced ? this.#replacedKey(present) : visit.entry.key, pathname, search, hash };
    if (entryUrl(present) !== entryUrl(entry) || present.key !== entry.key) this.#history.replace(entry);
    return entry;
  }

  /** A replaced entry is another one: what the old one kept goes. */
  #replacedKey(present: HistoryEntry): string {
    this.#results.drop(present.key);
    return this.#randomness.uuid();
  }

  #scrollFor(visit: Visit, entry: HistoryEntry, same: boolean): ScrollChange {
    if (visit.arrival === 'pop') return { to: 'position', position: this.#shown.find(entry.key)?.scroll ?? 0 };
    if (visit.arrival === 'initial') return { to: 'keep' };
    if (entry.hash !== '') return scrollToFragment(entry.hash);
    return { to: visit.scroll ?? (same ? 'keep' : 'top') };
  }
}

function pendingPage({ key, pathname, search, hash }: HistoryEntry): Page {
  return { entryKey: key, pathname, search, hash, content: { kind: 'pending' }, number: 0, scroll: { to: 'keep' }, takesFocus: false };
}
