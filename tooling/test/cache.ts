import { homedir } from 'node:os';
import { join } from 'node:path';
import { planOf } from './plan.ts';
import { exitCodeOf, readRecord, type SuiteRecord } from './record.ts';
import { runTurbo } from './turbo.ts';

/** The folder of what earlier runs counted: one for all clones of a user. */
export const cacheFolder = (env: NodeJS.ProcessEnv = process.env): string => join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'quartermaster', 'suites');

/** How a suite went, in this run or in an earlier one. */
export interface Outcome extends Omit<SuiteRecord, 'run'> {
  /** No input has changed since that run, so it was not run again. */
  readonly isEarlier: boolean;
}

export interface Cache {
  /** Runs a suite, unless it passed earlier with the same inputs. */
  run(name: string, options: { readonly force: boolean }): Promise<Outcome>;
  /** Whether it passed earlier with the same inputs. */
  knows(name: string): Promise<boolean>;
}

/**
 * The suites as tasks of turbo, which compares their inputs by content.
 *
 * @param root the repository, with the tasks in its turbo.json and their scripts in its package.json
 * @param folder where turbo keeps what the tasks printed
 * @param env of the tasks; turbo hands on what turbo.json names, so that no other variable can change how a suite goes
 */
export function suiteCache(root: string, folder: string, env: NodeJS.ProcessEnv): Cache {
  const where = (rights: 'rw' | 'w'): string[] => [`--cache-dir=${folder}`, `--cache=local:${rights},remote:`];
  return {
    async run(name, { force }) {
      const begun = performance.now();
      const said = await runTurbo(root, [name], [...where(force ? 'w' : 'rw'), '--output-logs=full', '--log-prefix=none', '--ui=stream'], env);
      const record = readRecord(said.stdout);
      const isSound = record !== undefined && (exitCodeOf(record) === 0) === (said.exitCode === 0);
      if (isSound) return { ...record, isEarlier: record.run !== env['TEST_RUN'] };
      return { at: Date.now(), passed: 0, failed: 1, took: (performance.now() - begun) / 1000, overBudget: false, inputsChanged: false, findings: said.all, proven: [], isEarlier: false };
    },
    async knows(name) {
      return (await planOf(root, name, where('rw'), env))?.cache.status === 'HIT';
    },
  };
}
