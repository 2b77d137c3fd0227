import { sql, type Connection, type Pool } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { sourceOfBytes, type ImportSource } from '../source.ts';
import type { ImportRun } from './run.ts';

/** Keeps a part of a file that is being uploaded; one that is sent again takes the place of the first. */
export async function keepPart(connection: Connection, importId: number, position: number, content: Buffer): Promise<void> {
  await connection.query(sql`
    insert into marketplace.catalog_import_part (import_id, position, content) values (${importId}, ${position}, ${content})
    on conflict (import_id, position) do update set content = excluded.content`);
}

/** Bytes of the parts that are there, and whether they follow one another from the first. */
export async function uploaded(queries: Queries, importId: number): Promise<{ readonly bytes: number; readonly isWhole: boolean }> {
  const { rows } = await queries.query<{ bytes: number; isWhole: boolean }>(sql`
    select coalesce(sum(length(content)), 0)::bigint as bytes, coalesce(max(position) + 1 = count(*), false) as "isWhole" from marketplace.catalog_import_part where import_id = ${importId}`);
  return rows[0] ?? { bytes: 0, isWhole: false };
}

/** Files that are in the database, whole or in parts, and wait to be imported. */
export async function countUploads(queries: Queries): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(sql`
    select count(*)::int as count from marketplace.catalog_import where at_desk and (state = 'uploading' or exists (select from marketplace.catalog_import_part as part where part.import_id = catalog_import.import_id))`);
  return rows[0]?.count ?? 0;
}

/** Takes the file of an import away, and an import that has never begun out of the history. */
export async function forgetUpload(connection: Connection, importId: number): Promise<void> {
  await connection.query(sql`delete from marketplace.catalog_import_part where import_id = ${importId}`);
  await connection.query(sql`delete from marketplace.catalog_import where import_id = ${importId} and state = 'uploading'`);
}

/** The file of an import, read from the database part by part. @param mostUnpacked bytes */
export const sourceOfUpload = (pool: Pool, { importId, source, size }: Pick<ImportRun, 'importId' | 'source' | 'size'>, mostUnpacked?: number): ImportSource =>
  sourceOfBytes(source, size, () => parts(pool, importId), mostUnpacked);

/** As many bytes are told at once, so that progress tells of what was imported and not of what was fetched. */
const pieceSize = 1 << 16;

async function* parts(pool: Pool, importId: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const { rows } = await pool.query<{ content: Buffer }>(sql`select content from marketplace.catalog_import_part where import_id = ${importId} and position = ${position}`);
    const [row] = rows;
    if (row === undefined) return;
    for (let at = 0; at < row.content.length; at += pieceSize) yield row.content.subarray(at, at + pieceSize);
  }
}

/** Takes away files that were never imported and rejects that are old. The history itself stays. */
export async function forgetOldUploads(pool: Pool, now: Date, days: number): Promise<void> {
  await pool.query(sql`delete from marketplace.catalog_import where state = 'uploading' and began_at < ${now}::timestamptz - interval '1 day'`);
  await pool.query(sql`delete from marketplace.catalog_import_part using marketplace.catalog_import as import
    where import.import_id = catalog_import_part.import_id and import.beat_at < ${now}::timestamptz - interval '1 day'`);
  await pool.query(sql`delete from marketplace.catalog_import_reject using marketplace.catalog_import as import
    where import.import_id = catalog_import_reject.import_id and import.began_at < ${now}::timestamptz - make_interval(days => ${days}::int)`);
}
