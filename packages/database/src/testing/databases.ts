import { openEmbeddedTestDatabase } from './embedded.ts';
import { openPostgresqlTestDatabase } from './postgresql.ts';

/** An empty database of its own. */
export interface OpenTestDatabase {
  readonly url: string;
  /** Removes the database; connections that are still open are ended. */
  close(): Promise<void>;
}

/** A kind of database on which a test suite runs. */
export interface TestDatabase {
  readonly name: 'embedded' | 'postgresql';
  open(): Promise<OpenTestDatabase>;
}

const ALL: readonly TestDatabase[] = [
  { name: 'embedded', open: openEmbeddedTestDatabase },
  { name: 'postgresql', open: openPostgresqlTestDatabase },
];

/**
 * The databases that a suite runs on: both, or the one that `TEST_DATABASE` names. A database that cannot be had is an
 * error when it is opened, never a reason to skip.
 *
 * @example describe.each(testDatabases())('orders on $name', ({ open }) => { ... })
 */
export function testDatabases(only = process.env['TEST_DATABASE']): readonly TestDatabase[] {
  if (only === undefined || only === '') return ALL;
  const chosen = ALL.filter((database) => database.name === only);
  if (chosen.length === 0) throw new Error(`TEST_DATABASE is '${only}'; it may be 'embedded' or 'postgresql'.`);
  return chosen;
}
