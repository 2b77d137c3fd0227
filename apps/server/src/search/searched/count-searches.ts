import type { SearchAnswer, SearchQuestion } from '@quartermaster/deployment';
import { hasFilters } from '../request.ts';
import { countedQuery } from './counted-query.ts';

/** Searches of one day in one store for the same. */
export interface SearchCount {
  /** Such as 2026-11-27, in Washington. */
  readonly day: string;
  readonly store: string;
  readonly query: string;
  readonly searches: number;
  /** What the last of them found. */
  readonly results: number;
  readonly exactResults: boolean;
}

/** Different searches that a process remembers until they are written; more in so short a time are a robot's. */
const mostRemembered = 2_000;

/** Counts searches in memory, so that none waits for it. What a process that is killed has not written is lost. */
export class SearchCounts {
  #counts = new Map<string, SearchCount>();

  /** Counts the first page of a search by words alone: another page, order or filter is the same search once more. */
  note(asked: SearchQuestion, { total, exactTotal }: Pick<SearchAnswer['matches'], 'total' | 'exactTotal'>, { day, store }: { readonly day: string; readonly store: string }): void {
    if (asked.page !== 1 || asked.sort !== 'relevance' || !asked.correctSpelling || hasFilters(asked)) return;
    const query = countedQuery(asked.q);
    if (query === null) return;
    const key = `${day} ${store} ${query}`;
    const before = this.#counts.get(key);
    if (before === undefined && this.#counts.size >= mostRemembered) return;
    this.#counts.set(key, { day, store, query, searches: (before?.searches ?? 0) + 1, results: total, exactResults: exactTotal });
  }

  /** Hands over what was counted, and begins anew. */
  take(): readonly SearchCount[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }

  /** Takes back what could not be written. */
  giveBack(counts: readonly SearchCount[]): void {
    for (const { searches, ...rest } of counts) {
      const key = `${rest.day} ${rest.store} ${rest.query}`;
      const newer = this.#counts.get(key);
      if (newer !== undefined || this.#counts.size < mostRemembered) this.#counts.set(key, { ...rest, ...newer, searches: searches + (newer?.searches ?? 0) });
    }
  }
}
