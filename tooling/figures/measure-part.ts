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

/**
 * Runs a part in a process of its own; what it prints goes to the error output, beside the table. The part and the programs that it has started
 * are one group, which ends with the part, with its time, and with this process.
 */
export async function measurePart(root: string, { program, args }: Part, products: number | null, patience = patienceMs): Promise<Outcome> {
  const child = fork(join(root, program), [...args(products)], { cwd: root, execArgv: ['--disable-warning=ExperimentalWarning'], stdio: ['ignore', 2, 2, 'ipc'], detached: true });
  const end = (): void => endGroup(child.pid);
  process.once('exit', end);
  const figures: Figure[] = [];
  child.on('message', (message) => figures.push(...figuresIn(message)));
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    end();
  }, patience);
  const how = await new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Its last messages come before it is closed.
    child.once('close', (code, signal) => resolve(code === 0 ? null : signal ?? `exit code ${String(code)}`));
  });
  clearTimeout(limit);
  process.off('exit', end);
  // Also what a part leaves behind that failed.
  end();
  return { figures, failure: late ? `it took longer than ${patience / 60_000} minutes` : how };
}

/** Ends all processes of a group, where there is one still. */
function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
