import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '@quartermaster/database';
import { CollectedWrites } from '../runtime/index.ts';
import type { BrowserFailure, ServiceFailure } from './failure.ts';

/** How many failures are kept of each store and kind. */
const keptFailures = 20;

/** Milliseconds for which failures are collected before they are written: a service that fails a thousand times a second costs five writings. */
const collectFor = 200;

interface Noted {
  readonly store: string;
  readonly kind: 'browser' | 'service';
  readonly at: string;
  readonly failure: object;
}

export interface StoreFailuresOptions {
  readonly database: Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Notes failures of stores for operators, where every server process reads them. Noting one neither waits nor fails: they are
 * written afterwards, together, and what cannot be written is left out. The log has all of them.
 */
export class StoreFailures {
  readonly #options: StoreFailuresOptions;
  #collected = new Map<string, readonly Noted[]>();
  readonly #writes = new CollectedWrites({ after: collectFor, write: () => this.#write() });

  constructor(options: StoreFailuresOptions) {
    this.#options = options;
  }

  inBrowser(store: string, { at, ...failure }: BrowserFailure): void {
    this.#note({ store, kind: 'browser', at, failure });
  }

  ofService(store: string, { at, ...failure }: ServiceFailure): void {
    this.#note({ store, kind: 'service', at, failure });
  }

  /** Writes what was noted until now. Never throws. */
  readonly written = (): Promise<void> => this.#writes.written();

  #note(noted: Noted): void {
    const key = `${noted.kind} ${noted.store}`;
    this.#collected.set(key, [...(this.#collected.get(key) ?? []), noted].slice(-keptFailures));
    this.#writes.due();
  }

  async #write(): Promise<void> {
    const noted = [...this.#collected.values()].flat();
    if (noted.length === 0) return;
    this.#collected = new Map();
    const { database, log } = this.#options;
    try {
      await database.query(
        `insert into marketplace.store_failure (store, kind, at, failure)
         select store, kind, at, failure from json_to_recordset($1) as noted (store text, kind text, at timestamptz, failure jsonb)
         where exists (select from marketplace.store where name = noted.store)`,
        [storable(noted)],
      );
      await database.query(
        `delete from marketplace.store_failure where id in (
           select id from (
             select id, row_number() over (partition by store, kind order by at desc, id desc) as place from marketplace.store_failure where store = any($1)
           ) as ranked where place > $2)`,
        [[...new Set(noted.map(({ store }) => store))], keptFailures],
      );
    } catch (error) {
      log.warn({ err: error, failures: noted.length }, 'failures of stores could not be noted for the operator; the log has them');
    }
  }
}

/** PostgreSQL keeps neither a NUL nor half a surrogate pair, and a browser may send both. */
const storable = (noted: readonly Noted[]): string =>
  JSON.stringify(noted, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value));
