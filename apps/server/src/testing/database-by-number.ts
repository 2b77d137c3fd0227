import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from '@quartermaster/database';

/** The files that made databases before areas had histories of their own, word for word. */
const folder = join(import.meta.dirname, 'migrations-by-number');

export const filesByNumber: readonly string[] = readdirSync(folder).toSorted();

/** Makes a database as the server made it then. @param until the last file that had run */
export async function makeDatabaseByNumber(pool: Pool, until = filesByNumber.at(-1)): Promise<void> {
  await pool.query(`create schema marketplace;
    create table marketplace.migration (number integer primary key, file text not null, checksum text not null, applied_at timestamptz not null default now())`);
  for (const file of filesByNumber) {
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    await pool.query(sql);
    const checksum = createHash('sha256').update(sql).digest('hex');
    await pool.query("insert into marketplace.migration (number, file, checksum, applied_at) values ($1, $2, $3, '2026-11-01T12:00:00Z')", [Number(file.slice(0, 4)), file, checksum]);
    if (file === until) return;
  }
}
