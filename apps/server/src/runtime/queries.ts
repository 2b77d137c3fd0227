import type { Connection, Pool } from '@quartermaster/database';

/** A pool, or the connection of a transaction: whatever can run one statement. */
export type Queries = Pool | Connection;
