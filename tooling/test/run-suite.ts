import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { timeOfEndedChildren } from './processor-time.ts';
import type { Suite } from './suites.ts';
import { temporaryRoot } from './temporary-root.ts';

/** How a suite went. */
export interface Result extends Counts {
  readonly suite: Suite;
  /** In seconds. */
  readonly took: number;
  readonly overBudget: boolean;
  /** Processor time of all its processes, in seconds; undefined where the system does not tell it. */
  readonly processor?: number;
  /** All that its program printed. */
  readonly output: string;
  /** The text that its program wrote into its report file; empty where it wrote none. */
  readonly report: string;
}

/**
 * Runs one suite, whose temporary files end with it. One that takes five times its budget is ended.
 *
 * @param root the repository, where the program runs
 * @param patience how many times its budget it may take
 */
export async function runSuite(root: string, suite: Suite, patience = 5): Promise<Result> {
  const folder = mkdtempSync(join(temporaryRoot(), 'qm-'));
  // A database of the suite runs as another user, who finds its own folder in here.
  chmodSync(folder, 0o711);
  const report = join(folder, 'report.json');
  const fill = (text: string): string => text.replaceAll('{report}', report);
  const [program, ...args] = suite.command;
  const extra = Object.fromEntries(Object.entries(suite.env ?? {}).map(([name, value]) => [name, fill(value)]));
  const started = performance.now();
  const before = timeOfEndedChildren();
  const child = spawn(program, args.map(fill), {
    cwd: root,
    // The programs that suites start again and again, runners too, are compiled once.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'quartermaster-compile-cache'), ...process.env, ...extra, TMPDIR: folder, FORCE_COLOR: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it started ends with it.
    detached: process.platform !== 'win32',
  });
  let stdout = '';
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = (): void => endGroup(child.pid);
  const timer = setTimeout(end, suite.budget * patience * 1000);
  const breakOff = (): void => {
    end();
    remove(folder);
  };
  process.once('exit', breakOff);
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`;
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  clearTimeout(timer);
  process.off('exit', breakOff);
  const took = (performance.now() - started) / 1000;
  const after = timeOfEndedChildren();
  const written = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const counts = readCounts(suite.report, { exitCode, stdout, report: written });
  remove(folder);
  return { suite, ...counts, took, overBudget: took > suite.budget, ...(before !== null && after !== null && { processor: after - before }), output, report: written };
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}

function remove(folder: string): void {
  // A database may still be ending in it.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
