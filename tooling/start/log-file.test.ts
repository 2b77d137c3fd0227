import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLogFile } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A disk with room for so many bytes, which writes at most four of them at once. */
function diskOf(room: number) {
  const disk = { room, write(descriptor: number, piece: Buffer): number {
    if (disk.room === 0) throw new Error('ENOSPC: no space left on device');
    const written = writeSync(descriptor, piece, 0, Math.min(4, disk.room, piece.length));
    disk.room -= written;
    return written;
  } };
  return disk;
}

it('a log whose disk was full goes on in a line of its own once there is room; both are said once', () => {
  const said: string[] = [];
  const file = join(folder, 'log');
  const disk = diskOf(16);
  const log = openLogFile(file, (line) => said.push(line), disk.write);
  for (const line of ['the first\n', 'the second\n', 'the third\n']) log.write(Buffer.from(line));
  expect(said).toEqual([`The log ${file} cannot be written (ENOSPC: no space left on device): lines are lost until it can be. What runs goes on.`]);
  disk.room = 100;
  for (const line of ['the fourth\n', 'the fifth\n']) log.write(Buffer.from(line));
  expect(said.slice(1)).toEqual([`The log ${file} is written again.`]);
  expect(readFileSync(file, 'utf8')).toBe('the first\nthe se\nthe fourth\nthe fifth\n');
  disk.room = 0;
  log.write(Buffer.from('the sixth\n'));
  disk.room = 100;
  log.write(Buffer.from('the seventh\n'));
  expect(readFileSync(file, 'utf8'), 'no empty line where none was cut').toMatch(/the fifth\nthe seventh\n$/);
  expect(said).toHaveLength(4);
  log.close();
});

it('a log that is closed takes nothing more, and is closed once', () => {
  const file = join(folder, 'log');
  const log = openLogFile(file, () => {});
  log.write(Buffer.from('on\n'));
  log.close();
  log.close();
  log.write(Buffer.from('off\n'));
  expect(readFileSync(file, 'utf8')).toBe('on\n');
});
