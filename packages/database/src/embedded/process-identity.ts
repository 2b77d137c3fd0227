import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Tells one process from a later one that was given the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When the process started, in a form that only this system understands; empty when it cannot be known. */
  readonly started: string;
}

/** The identity of a running process, or undefined when there is none with that number. */
export function processIdentity(pid: number): ProcessIdentity | undefined {
  if (!isRunning(pid)) return undefined;
  return { pid, started: startOf(pid) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user is running all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function startOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // The command name in brackets may hold blanks; the fields after it do not. Field 22 is the start time.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot}/${fields[19] ?? ''}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
