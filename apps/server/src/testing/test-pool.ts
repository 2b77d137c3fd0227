import { openPool, type Pool } from '@quartermaster/database';
import type { TestDatabase } from '@quartermaster/database/testing';

/** A pool on a database of the test's own. */
export interface TestPool {
  readonly pool: Pool;
  /** For processes of a test's own. */
  readonly url: string;
  close(): Promise<void>;
}

/** Opens a database with the marketplace's tables: `global-setup.ts` has migrated it. */
export async function openTestPool(open: TestDatabase['open']): Promise<TestPool> {
  const database = await open();
  const pool = openPool(database.url);
  return {
    pool,
    url: database.url,
    async close() {
      await pool.end();
      await database.close();
    },
  };
}
