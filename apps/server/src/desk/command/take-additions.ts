import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Pool } from '@quartermaster/database';
import { noteChange } from '../audit/audit-log.ts';
import { askerOf, beatChecker, endWork, noteStep, sayResult, takeAddition } from '../store-work/work-store.ts';
import { beatSeconds, type AdditionRefusal, type AdditionTask } from '../store-work/work.ts';
import { DeskCommandError } from './desk-command-error.ts';

/** A package that somebody has asked for at the desk, in the words of `npm run stores -- add`. */
export interface AdditionOrder {
  readonly workId: number;
  readonly words: readonly string[];
}

/** What became of it. `lines`: it is shown; `refusal`: why not, and `failed` when the program could not tell by the package. */
export type AdditionEnd = { readonly lines: readonly string[] } | { readonly refusal: AdditionRefusal; readonly failed: boolean };

interface TakeOptions {
  readonly carryOut: (order: AdditionOrder, say: (step: string) => void) => Promise<AdditionEnd>;
  /** Goes on until the signal; else it ends when nothing waits. */
  readonly watch: boolean;
  readonly signal: AbortSignal;
  /** Milliseconds between two looks. */
  readonly pause?: number;
}

/** Has the packages that wait carried out, one after the other; gives how many. An end of the program on the way leaves one to the next program, a minute later. */
export async function takeAdditions(pool: Pool, { carryOut, watch, signal, pause = 2_000 }: TakeOptions): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const next = await nextAddition(pool, { watch, signal, pause });
    if (next === null) return taken;
    const folder = await mkdtemp(join(tmpdir(), 'quartermaster-request-'));
    const beat = setInterval(() => void Promise.all([beatChecker(pool), noteStep(pool, next.workId, null)]).catch(() => undefined), beatSeconds * 1000);
    try {
      const file = join(folder, 'store.tgz');
      if (next.content !== null) await writeFile(file, next.content, { flag: 'wx' });
      let said = Promise.resolve();
      const say = (step: string): void => void (said = said.then(() => noteStep(pool, next.workId, step)).catch(() => undefined));
      const end = await carryOut({ workId: next.workId, words: wordsOf(next.task, file) }, say);
      await said;
      if ('lines' in end) await sayResult(pool, next.workId, end.lines);
      else await endWork(pool, next.workId, end.failed ? 'failed' : 'refused', end.refusal);
    } finally {
      clearInterval(beat);
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function nextAddition(pool: Pool, { watch, signal, pause }: Required<Pick<TakeOptions, 'watch' | 'signal' | 'pause'>>): ReturnType<typeof takeAddition> {
  for (;;) {
    if (signal.aborted) return null;
    await beatChecker(pool);
    const next = await takeAddition(pool);
    if (next !== null || !watch) return next;
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
}

const wordsOf = ({ spec, integrity, number, hosts }: AdditionTask, file: string): readonly string[] => [
  spec ?? file, `--integrity=${integrity}`, ...(number === null ? [] : [`--number=${number}`]), ...(hosts ?? []).map((host) => `--host=${host}`),
];

/**
 * Ends the request in the transaction that installs and shows its package, with the entry in the audit log.
 *
 * @throws DeskCommandError when it has ended otherwise meanwhile: then nothing is installed
 */
export async function finishAddition(connection: Connection, workId: number, { store, version, previous, integrity }: { readonly store: string; readonly version: string; readonly previous: string | null; readonly integrity: string }, now: Date): Promise<void> {
  const asker = await askerOf(connection, workId);
  if (asker === null || !(await endWork(connection, workId, 'done', { lines: [`${store} ${version} is shown.`] }))) throw new DeskCommandError(`Request ${workId} has ended meanwhile. Nothing was changed.`);
  await noteChange(connection, asker, { action: 'store.added', subject: store, details: { reason: asker.reason, version, before: previous, integrity } }, now);
}
