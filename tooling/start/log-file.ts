import { closeSync, openSync, writeSync } from 'node:fs';
import { StartError } from './error.ts';

/** The log of a part. What does not fit on its disk is lost, and the part goes on: a marketplace that serves buyers does not end because of what it writes down. */
export interface LogFile {
  write(chunk: Buffer): void;
  close(): void;
}

/**
 * Opens a log to be written on at its end.
 *
 * @param say hears once that nothing can be written, and once that it can be again
 * @throws StartError when it cannot be opened
 */
export function openLogFile(file: string, say: (line: string) => void): LogFile {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'a', 0o600);
  } catch (error) {
    throw new StartError(`The log ${file} cannot be opened (${error instanceof Error ? error.message : String(error)}). Give this account the right to write it, or name another folder by DATA_DIR.`);
  }
  let isFailing = false;
  let isOpen = true;
  return {
    write(chunk) {
      if (!isOpen) return;
      try {
        for (let written = 0; written < chunk.length; ) written += writeSync(descriptor, chunk, written);
        if (isFailing) say(`The log ${file} is written again.`);
        isFailing = false;
      } catch (error) {
        if (!isFailing) say(`The log ${file} cannot be written (${error instanceof Error ? error.message : String(error)}): lines are lost until it can be. What runs goes on.`);
        isFailing = true;
      }
    },
    close() {
      // A part that could not be started says so twice.
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
}
