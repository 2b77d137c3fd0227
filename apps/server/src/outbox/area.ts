import { openPool } from '@quartermaster/database';
import { defineArea, provide } from '../area/index.ts';
import { databaseUrl, log, watchPool } from '../runtime/index.ts';
import { outboxDatabase } from './tokens.ts';

/** A statement takes one or some rows by an index. Milliseconds. */
const statementLimit = 10_000;

export const outboxArea = defineArea({
  name: 'outbox',
  provides: [
    provide(outboxDatabase, {
      needs: { databaseUrl, log, watchPool },
      open({ databaseUrl: url, log: to, watchPool: watch }) {
        const pool = openPool(url, { applicationName: 'quartermaster-outbox', maxConnections: 1, statementLimit, onIdleError: (error) => to.warn({ err: error }, 'a database connection of the outboxes was lost') });
        watch(pool);
        return pool;
      },
      close: (pool) => pool.end(),
    }),
  ],
});
