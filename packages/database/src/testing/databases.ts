import { openEmbeddedTestDatabase } from './embedded.ts';
import { openPostgresqlTestDatabase } from './postgresql.ts';
import { slowWhereAsked } from './slow-statements.ts';
import { recordWhereAsked } from './statements/record.ts';
import { preparedTemplate } from './templates.ts';

/** A database of its own: no other test sees what is written to it. */
export interface OpenTestDatabase {
  readonly url: string;
  /** Removes the database; connections that are still open are ended. */
  close(): Promise<void>;
}

/** A kind of database on which a test suite runs. */
export interface TestDatabase {
  readonly name: 'embedded' | 'postgresql';
  /** A copy of the database that the global set-up of the run prepared; an empty one where it prepared none. */
  open(): Promise<OpenTestDatabase>;
  /** An empty one, for tests of what makes tables. */
  openEmpty(): Promise<OpenTestDatabase>;
}

const ALL: readonly TestDatabase[] = [
  { name: 'embedded', open: () => openEmbedded(preparedTemplate('embedded')), openEmpty: () => openEmbedded() },
  { name: 'postgresql', open: () => openPostgresql(preparedTemplate('postgresql')), openEmpty: () => openPostgresql() },
];

async function openEmbedded(template?: string): Promise<OpenTestDatabase> {
  await slowWhereAsked();
  return openEmbeddedTestDatabase(template);
}

async function openPostgresql(template?: string): Promise<OpenTestDatabase> {
  recordWhereAsked();
  await slowWhereAsked();
  return openPostgresqlTestDatabase(template);
}

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

/**
 * The database of a suite whose proofs are about rules, HTTP or pages, and the same on both kinds: a real one, unless
 * `TEST_DATABASE` names the other. Code that depends on SQL, on transactions or on the start of a database is proven on both, by `testDatabases`.
 *
 * @example describe.each(oneTestDatabase())('sign-in', ({ open }) => { ... })
 */
export function oneTestDatabase(only = process.env['TEST_DATABASE']): readonly TestDatabase[] {
  return testDatabases(only || 'postgresql');
}
