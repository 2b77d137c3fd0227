import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Note {
  readonly pid: number;
  readonly url: string;
}

const noteFile = (dataDir: string): string => join(dataDir, 'running.json');

/** Leaves a note where other commands of this user find the embedded database while it runs. */
export function noteRunningDatabase(dataDir: string, url: string): void {
  const note: Note = { pid: process.pid, url };
  writeFileSync(noteFile(dataDir), JSON.stringify(note), { mode: 0o600 });
}

export function forgetRunningDatabase(dataDir: string): void {
  rmSync(noteFile(dataDir), { force: true });
}

/** Where the embedded database of a running marketplace is reached, or undefined when none runs. */
export function readRunningDatabase(dataDir: string): string | undefined {
  try {
    const { pid, url } = JSON.parse(readFileSync(noteFile(dataDir), 'utf8')) as Note;
    process.kill(pid, 0);
    return url;
  } catch {
    // No note, or one that a killed process left behind.
    return undefined;
  }
}
