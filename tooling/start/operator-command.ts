import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { databaseForCommand, ownedDatabaseForCommand } from './database-for-command.ts';
import { StartError } from './error.ts';
import { readSettings } from './settings.ts';

/** The repository. */
export const root = join(import.meta.dirname, '..', '..');

/** Runs a command of the operator; what goes wrong is said in one sentence, and the process fails. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a program of a server in this terminal, on a database. Its exit code becomes ours. */
export async function runProgram(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit', env: { ...process.env, DATABASE_URL: databaseUrl } });
  // Ctrl+C reaches the program too: it ends as it should, and then we do.
  process.on('SIGINT', () => {});
  const [code] = (await once(child, 'close')) as [number | null];
  process.exitCode = code ?? 1;
}

/**
 * Loads files with a program, into the database of DATABASE_URL or into the embedded one, running or not. `isFile` says which of
 * the words are paths, by their position among them.
 */
export const loadWith = (program: string, isFile: (word: string, position: number) => boolean = () => true, open = databaseForCommand): Promise<void> =>
  command(async () => {
    const database = await open(readSettings(process.env, [], root));
    try {
      // npm runs scripts at the root; a path is meant from the folder of the person.
      const here = process.env['INIT_CWD'] ?? process.cwd();
      let words = 0;
      const meant = (argument: string): string => {
        if (argument.startsWith('-')) return argument;
        words += 1;
        return isFile(argument, words - 1) ? resolve(here, argument) : argument;
      };
      await runProgram(program, process.argv.slice(2).map(meant), database.url);
    } finally {
      await database.close();
    }
  });

/** The same with a program that changes tables or makes indexes. */
export const loadAsOwnerWith = (program: string, isFile?: (word: string, position: number) => boolean): Promise<void> => loadWith(program, isFile, ownedDatabaseForCommand);
