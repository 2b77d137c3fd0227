import type { StoreTraits } from '@quartermaster/contracts';
import { readStoreTraits, shippedTraits, traitsProblems } from '@quartermaster/contracts/schema';
import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { storeTraits, writeStoreTraits } from './traits-rows.ts';

/** A command that cannot be followed; nothing was changed. The message is for the operator. */
export class TraitsError extends Error {
  override readonly name = 'TraitsError';
}

const usage = `Usage:
  npm run stores:traits -- STORE              prints what the store is, as a file
  npm run stores:traits -- STORE FILE         makes it what the file says
  npm run stores:traits -- STORE --shipped    makes a known store what the list that ships says

docs/stores.md has the file's format.`;

/**
 * Runs the command, and gives what the store is afterwards.
 *
 * @param readFile gives the JSON of a file
 * @throws TraitsError that says what is wrong and what to write instead
 */
export async function traitsCommand(database: Pool, args: readonly string[], readFile: (path: string) => unknown): Promise<StoreTraits> {
  const unknown = args.find((argument) => argument.startsWith('-') && argument !== '--shipped');
  if (unknown !== undefined) throw new TraitsError(`There is no option ${unknown}.\n\n${usage}`);
  const [word, file, ...more] = args.filter((argument) => !argument.startsWith('-'));
  const wantsShipped = args.includes('--shipped');
  if (word === undefined || more.length > 0 || (wantsShipped && file !== undefined)) throw new TraitsError(usage);
  const name = word.toUpperCase();
  const wanted = wantsShipped ? traitsOfList(name) : file === undefined ? null : traitsOfFile(name, file, readFile(file));
  return withTransaction(database, async (connection) => {
    const present = await readTraits(connection, name);
    if (wanted === null) return present;
    await writeStoreTraits(connection, name, wanted);
    return readTraits(connection, name);
  });
}

function traitsOfList(name: string): StoreTraits {
  const traits = shippedTraits(name);
  if (traits === null) throw new TraitsError(`${name} is not on the list that ships. Write a file that says what it is.`);
  return traits;
}

function traitsOfFile(name: string, file: string, content: unknown): StoreTraits {
  const read = readStoreTraits(content);
  const problems = read.ok ? traitsProblems(name, read.traits) : read.problems;
  if (!read.ok || problems.length > 0) throw new TraitsError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return read.traits;
}

async function readTraits(connection: Connection, name: string): Promise<StoreTraits> {
  const { rows } = await connection.query<{ traits: StoreTraits }>(sql`select ${storeTraits} as traits from marketplace.store where name = ${name}`);
  if (rows[0] === undefined) throw new TraitsError(`There is no store ${name}. "npm run stores -- list" shows the stores.`);
  return rows[0].traits;
}
