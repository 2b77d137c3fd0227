import { fork } from 'node:child_process';
import { join } from 'node:path';
import { figuresIn, type Figure } from './figure.ts';
import type { Part } from './parts.ts';

/** What came of a part: its figures, also those that it told before it failed. */
export interface Outcome {
  readonly figures: readonly Figure[];
  /** Why it is not whole; null: it is. */
  readonly failure: string | null;
}

/** Longer than a part may take, so that a machine that does other things finishes it. */
const patienceMs = 20 * 60_000;

/** Runs a part in a process of its own; what it prints goes to the error output, beside the table. */
export async function measurePart(root: string, { program, args }: Part, products: number | null, patience = patienceMs): Promise<Outcome> {
  const child = fork(join(root, program), [...args(products)], { cwd: root, execArgv: ['--disable-warning=ExperimentalWarning'], stdio: ['ignore', 2, 2, 'ipc'] });
  const figures: Figure[] = [];
  child.on('message', (message) => figures.push(...figuresIn(message)));
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, patience);
  const how = await new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Its last messages come before it is closed.
    child.once('close', (code, signal) => resolve(code === 0 ? null : signal ?? `exit code ${String(code)}`));
  });
  clearTimeout(limit);
  return { figures, failure: late ? `it took longer than ${patience / 60_000} minutes` : how };
}
