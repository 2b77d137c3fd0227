import type { Pool } from '@quartermaster/database';
import type { FastifyBaseLogger } from 'fastify';
import { CollectedWrites, type Clock } from '../runtime/index.ts';
import { addViews, type Seen } from './kept-views.ts';

/** Milliseconds for which views are counted here before they are added to those that are kept. */
const collectFor = 5_000;

export interface PageViewsOptions {
  readonly database: Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly clock: Clock;
}

/** Counts pages by store and day. Counting neither waits nor fails: it is written afterwards, together, and what cannot be written is kept for the next time. */
export class PageViews {
  readonly #options: PageViewsOptions;
  #counted = new Map<string, Seen>();
  readonly #writes = new CollectedWrites({ after: collectFor, write: () => this.#write() });

  constructor(options: PageViewsOptions) {
    this.#options = options;
  }

  /** @param path of the service whose screen was shown */
  seen(store: string, path: string): void {
    const day = this.#options.clock.now().toISOString().slice(0, 10);
    this.#add({ store, day, path, views: 1 });
    this.#writes.due();
  }

  #add(seen: Seen): void {
    const key = `${seen.day} ${seen.store} ${seen.path}`;
    this.#counted.set(key, { ...seen, views: (this.#counted.get(key)?.views ?? 0) + seen.views });
  }

  /** Writes what was counted until now. Never throws. */
  readonly written = (): Promise<void> => this.#writes.written();

  async #write(): Promise<void> {
    const counted = [...this.#counted.values()];
    if (counted.length === 0) return;
    this.#counted = new Map();
    try {
      await addViews(this.#options.database, counted);
    } catch (error) {
      for (const seen of counted) this.#add(seen);
      this.#writes.due();
      this.#options.log.warn({ err: error, pages: counted.length }, 'page views could not be written; they are kept for the next time');
    }
  }
}
