import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedStatusFiles, RequisitionTransport } from '@quartermaster/deployment';
import { RequisitionError } from '../requisition-error.ts';

/** A file of 80 columns a line has some ten thousand documents in a megabyte. */
const mostBytes = 50_000_000;

/** Files in a folder: one of the records, and before it one of their exception data, a JSON object a line, where there are any. One is written under a name that begins with a dot, and gets its own when all of it is on the disk: so a program that collects them never sees half of one. */
export const folderTransport = (folder: string): RequisitionTransport => ({
  async send(name, records, exceptions) {
    await mkdir(folder, { recursive: true });
    // Who finds the records finds what belongs to them.
    if (exceptions.length > 0) await writeWhole(folder, name.replace(/\.txt$/, '.exceptions.ndjson'), exceptions.map((each) => JSON.stringify(each)));
    return writeWhole(folder, name, records);
  },
  received: receivedIn(join(folder, 'status')),
});

/** Status files are put into the folder `status`, under a name that begins with a dot until they are whole; what was read is in `status/read`, with the rejects file beside. */
const receivedIn = (folder: string): ReceivedStatusFiles => ({
  async list() {
    try {
      const entries = await readdir(folder, { withFileTypes: true });
      return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name).toSorted();
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  },
  async read(name) {
    const file = join(folder, name);
    const { size } = await stat(file);
    if (size > mostBytes) throw new Error(`The status file ${file} has ${size.toLocaleString('en-US')} bytes, and at most ${mostBytes.toLocaleString('en-US')} are read by themselves. Divide it, or read it by npm run requisitions -- import-status, and take it out of the folder.`);
    return readFile(file, 'utf8');
  },
  async done(name, rejects) {
    const away = join(folder, 'read');
    await mkdir(away, { recursive: true });
    const own = await freeName(away, name);
    if (rejects !== '') await writeWhole(away, `${own}.rejects.ndjson`, rejects.trimEnd().split('\n'));
    await rename(join(folder, name), join(away, own));
  },
});

/**
 * Writes a file under a name that is free, or that has the same text already, as after a failure. One of another text is what another deployment, or this one before its database was restored, has
 * written and no one has collected: it stays.
 *
 * @throws RequisitionError
 */
async function writeWhole(folder: string, name: string, lines: readonly string[]): Promise<string> {
  const [unfinished, finished] = [join(folder, `.${name}.part`), join(folder, name)];
  const text = lines.map((line) => `${line}\n`).join('');
  const there = await textOf(finished);
  if (there !== null && there !== text) throw new RequisitionError(`${finished} is there already, with other content: the numbers of files have begun again, or another marketplace writes into this folder. Nothing was written over, and what waits goes on waiting. See that the file is collected or moved elsewhere, and send again.`);
  if (there === null) await writeAs(unfinished, finished, text);
  // Its name is on the disk, too, before anybody is told that it was sent.
  const within = await open(folder, 'r');
  try {
    await within.sync();
  } finally {
    await within.close();
  }
  return finished;
}

async function writeAs(unfinished: string, finished: string, text: string): Promise<void> {
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    // What is there of it is of no use, and takes the room that is missing.
    await rm(unfinished, { force: true });
    if (!isFull(error)) throw error;
    throw new RequisitionError(`${finished} could not be written: there is no room left on its disk. Free some, or name another folder. What waits goes on waiting, and is sent then.`, { cause: error });
  } finally {
    await file.close();
  }
  await rename(unfinished, finished);
}

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** The text of a file; null: there is none. */
async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** The name, or it with a number behind it where an earlier file has it: a source of supply may use one name each day. */
async function freeName(folder: string, name: string, nth = 1): Promise<string> {
  const own = nth === 1 ? name : `${name}.${nth}`;
  return (await isFile(join(folder, own))) ? freeName(folder, name, nth + 1) : own;
}

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
