import type { Pool } from '@quartermaster/database';
import type { FastifyBaseLogger } from 'fastify';
import { CollectedWrites } from '../../runtime/index.ts';
import { SearchCounts } from './count-searches.ts';
import { writeCounts } from './kept-searches.ts';

/** Milliseconds: the desk has what is searched for so late. */
const collectFor = 10_000;

/** Counts searches of this process, and adds them to those that are kept; what cannot be written is kept for the next time. */
export class CountedSearches {
  readonly #database: Pool;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #counts = new SearchCounts();
  readonly #writes = new CollectedWrites({ after: collectFor, write: () => this.#write() });

  constructor({ database, log }: { readonly database: Pool; readonly log: Pick<FastifyBaseLogger, 'warn'> }) {
    this.#database = database;
    this.#log = log;
  }

  note(...search: Parameters<SearchCounts['note']>): void {
    this.#counts.note(...search);
    this.#writes.due();
  }

  /** Writes what was counted until now. Never throws. */
  readonly written = (): Promise<void> => this.#writes.written();

  async #write(): Promise<void> {
    const taken = this.#counts.take();
    if (taken.length === 0) return;
    try {
      await writeCounts(this.#database, taken);
    } catch (error) {
      this.#counts.giveBack(taken);
      this.#writes.due();
      this.#log.warn({ err: error, searches: taken.length }, 'counts of searches could not be written; they are kept for the next time');
    }
  }
}
