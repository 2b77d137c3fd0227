import { closeSync, openSync, writeSync } from 'node:fs';
import { StartError } from './error.ts';

const newline = Buffer.from('\n');

/** The log of a part. What does not fit on its disk is lost, and the part goes on: a marketplace that serves buyers does not end because of what it writes down. */
export interface LogFile {
  write(chunk: Buffer): void;
  close(): void;
}

/**
 * Opens a log to be written on at its end.
 *
 * @param say hears once that nothing can be written, and once that it can be again
 * @param writeTo as `writeSync`: how many bytes were written, or why none
 * @throws StartError when it cannot be opened
 */
export function openLogFile(file: string, say: (line: string) => void, writeTo: (descriptor: number, piece: Buffer) => number = writeSync): LogFile {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'a', 0o600);
  } catch (error) {
    throw new StartError(`The log ${file} cannot be opened (${reasonOf(error)}). Give this account the right to write it, or name another folder by DATA_DIR.`);
  }
  let isFailing = false;
  let isOpen = true;
  let endsLine = true;
  const writeWhole = (chunk: Buffer): void => {
    for (let written = 0; written < chunk.length; endsLine = chunk[written - 1] === newline[0]) written += writeTo(descriptor, chunk.subarray(written));
  };
  return {
    write(chunk) {
      if (!isOpen) return;
      try {
        // Below what of a line was written before the disk was full.
        if (isFailing && !endsLine) writeWhole(newline);
        writeWhole(chunk);
        if (isFailing) say(`The log ${file} is written again.`);
        isFailing = false;
      } catch (error) {
        if (!isFailing) say(`The log ${file} cannot be written (${reasonOf(error)}): lines are lost until it can be. What runs goes on.`);
        isFailing = true;
      }
    },
    close() {
      // A part that could not be started says so twice.
      if (!isOpen) return;
      isOpen = false;
      try {
        closeSync(descriptor);
      } catch (error) {
        // A disk in the network may say only now that it is full.
        say(`The log ${file} may lack its last lines (${reasonOf(error)}).`);
      }
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
