import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { MigrationError, openPool, type Pool } from '@quartermaster/database';
import { migrateMarketplace } from './migrate-marketplace.ts';

/** A program of the operator that works on the database of DATABASE_URL. */
export interface OperatorCommand {
  /** Its name in the list of the database's connections. */
  readonly applicationName: string;
  readonly maxConnections?: number;
  /** The command that sets DATABASE_URL by itself, for who has called the program without it. */
  readonly usual: string;
  /** An error of this kind says all that the operator needs. */
  readonly Refusal: new (message: string) => Error;
  /** The words for any other error. */
  readonly failed?: (message: string) => string;
  /** Reads arguments and files, so that a mistake in them is refused before the database is opened; the result does the work. */
  readonly prepare: (args: readonly string[]) => Work | Promise<Work>;
}

/** @param ran the migrations that have just run, since every such program brings the database up to date first */
type Work = (pool: Pool, ran: readonly string[]) => Promise<void>;

/** Carries the command out with the arguments of this process: its output, and why it failed, are on the terminal and in the exit code. */
export async function runOperatorCommand(command: OperatorCommand): Promise<void> {
  const { Refusal, failed = (message: string) => `Nothing was changed: ${message}` } = command;
  try {
    await carryOut(command);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof Refusal || error instanceof MigrationError ? message : failed(message)}\n`);
    process.exitCode = 1;
  }
}

async function carryOut({ applicationName, maxConnections = 1, usual, Refusal, prepare }: OperatorCommand): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new Refusal(`DATABASE_URL is not set; use "${usual}", or name the database in it.`);
  const work = await prepare(process.argv.slice(2));
  const pool = openPool(url, { applicationName, maxConnections });
  try {
    const ran = await migrateMarketplace(pool);
    await work(pool, ran);
  } finally {
    await pool.end();
  }
}

/** The JSON of a file that the operator names. @throws Refusal */
export function readJsonFile(file: string, Refusal: OperatorCommand['Refusal']): unknown {
  const text = readTextFile(file, Refusal);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Refusal(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** The text of a file that the operator names. @throws Refusal */
export function readTextFile(file: string, Refusal: OperatorCommand['Refusal']): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Refusal(`The file ${file} cannot be read. Check the path.`);
  }
}

/** Writes what an import left out beside its file, and gives the words that say so; empty where nothing was. */
export function writeRejects(file: string, rejects: string): string {
  const rejectsFile = `${file}.rejects.ndjson`;
  // That of an earlier run would be taken for the result of this one.
  rmSync(rejectsFile, { force: true });
  if (rejects === '') return '';
  writeFileSync(rejectsFile, rejects);
  return ` ${rejectsFile} says why.`;
}
