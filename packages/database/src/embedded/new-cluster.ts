import { fork } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The beginning of the names of folders in which new databases are made. */
const unfinished = 'new-cluster-';

/**
 * Makes the files of a new database, in a process of its own: the engine takes 550 MB to make one, and a process that has held them keeps them.
 * They are made beside their place and moved there at the end, so that what a killed process leaves behind is never opened.
 * Rejects with the reason when they cannot be made.
 *
 * @param patienceMs after how long it is given up
 */
export async function makeCluster(clusterDir: string, patienceMs: number): Promise<void> {
  const folder = dirname(clusterDir);
  for (const name of readdirSync(folder)) if (name.startsWith(unfinished)) rmSync(join(folder, name), { recursive: true, force: true });
  const made = join(folder, `${unfinished}${process.pid}`);
  try {
    await runProgram(made, patienceMs);
    renameSync(made, clusterDir);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    throw error;
  }
}

async function runProgram(folder: string, patienceMs: number): Promise<void> {
  const child = fork(new URL('./make-cluster.ts', import.meta.url), [folder], { execArgv: ['--disable-warning=ExperimentalWarning'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, patienceMs);
  const how = await new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : reasonIn(complaint) ?? `its process ended with ${signal ?? `code ${String(code)}`}`));
  });
  clearTimeout(limit);
  if (isLate) throw new Error(`it was not made within ${patienceMs / 1000} s`);
  if (how !== null) throw new Error(how);
}

/** The line of an error that Node prints: `Error: no space left`. */
const reasonIn = (complaint: string): string | null => /^\w*Error.*$/m.exec(complaint)?.[0] ?? null;
