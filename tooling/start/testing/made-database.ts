import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@quartermaster/database/embedded';

let made: Promise<string> | undefined;

/** Puts a new, empty embedded database into a folder. To make one takes seconds: it is made once for all test files of this process. */
export async function putDatabase(folder: string): Promise<void> {
  made ??= make();
  cpSync(await made, folder, { recursive: true });
}

async function make(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'qm-made-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await (await startEmbeddedDatabase({ dataDir: folder })).stop();
  return folder;
}
