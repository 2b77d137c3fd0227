import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

type WorkKind = 'send' | 'status';

/** Minutes for which a process has the work; one that dies has it no longer. */
const claimed = 10 * 60_000;
/** After a failure it is tried again then. */
const again = 5 * 60_000;

/** Begins with the times that come: what was due before anyone asked for it is not done. */
export async function beginWork(queries: Queries, kind: WorkKind, now: Date): Promise<void> {
  await queries.query(sql`insert into marketplace.requisition_work (kind, done_for) values (${kind}, ${now}) on conflict do nothing`);
}

/** Work is due once a day or more often: what is done for a later time than this was done before the clock was set back. */
const farthestDone = 24 * 3600_000;

/** Takes the work for a time, where it is not done for it and no other process has it. */
export async function claimWork(queries: Queries, kind: WorkKind, due: Date, now: Date): Promise<boolean> {
  const { rows } = await queries.query(sql`
    update marketplace.requisition_work set claimed_until = ${new Date(now.getTime() + claimed)} where kind = ${kind} and (done_for < ${due} or done_for > ${new Date(now.getTime() + farthestDone)})
      and (claimed_until is null or claimed_until <= ${now} or claimed_until > ${new Date(now.getTime() + claimed)}) returning kind`);
  return rows.length > 0;
}

/** Says that the work is done for a time. */
export async function workDone(queries: Queries, kind: WorkKind, due: Date, now: Date): Promise<void> {
  await queries.query(sql`update marketplace.requisition_work set done_for = ${due}, claimed_until = null, ended_at = ${now}, failed_at = null, failure = null where kind = ${kind}`);
}

/** Says why it is not done; it is tried again. @returns whether it had not failed before */
export async function workFailed(queries: Queries, kind: WorkKind, failure: string, now: Date): Promise<boolean> {
  const { rows } = await queries.query<{ first: boolean }>(sql`
    with before as (select failed_at from marketplace.requisition_work where kind = ${kind})
    update marketplace.requisition_work set claimed_until = ${new Date(now.getTime() + again)}, failed_at = coalesce(requisition_work.failed_at, ${now}), failure = ${failure.slice(0, 500)}
    from before where kind = ${kind} returning before.failed_at is null as first`);
  return rows[0]?.first ?? true;
}

export interface KeptWork {
  readonly kind: WorkKind;
  readonly endedAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}

export async function keptWork(queries: Queries): Promise<readonly KeptWork[]> {
  const { rows } = await queries.query<KeptWork>(sql`select kind, ended_at as "endedAt", failed_at as "failedAt", failure from marketplace.requisition_work order by kind`);
  return rows;
}

export interface ReadStatusFile {
  readonly name: string;
  readonly readAt: Date;
  readonly recorded: number;
  readonly repeated: number;
  readonly rejected: number;
}

/** The status files that were read by themselves, the newest first. */
export async function statusFilesRead(queries: Queries, most: number): Promise<readonly ReadStatusFile[]> {
  const { rows } = await queries.query<ReadStatusFile>(sql`select name, read_at as "readAt", recorded, repeated, rejected from marketplace.requisition_status_file order by read_at desc, text_hash limit ${most}`);
  return rows;
}

/** What was left out of a status file that was read to its end; null: it was not. */
export async function rejectsOfStatusFile(queries: Queries, textHash: string): Promise<string | null> {
  const { rows } = await queries.query<{ rejects: string }>(sql`select rejects from marketplace.requisition_status_file where text_hash = ${textHash}`);
  return rows[0]?.rejects ?? null;
}

export async function keepStatusFile(queries: Queries, textHash: string, { name, readAt, recorded, repeated, rejected, rejects }: ReadStatusFile & { readonly rejects: string }): Promise<void> {
  await queries.query(sql`
    insert into marketplace.requisition_status_file (text_hash, name, read_at, recorded, repeated, rejected, rejects) values (${textHash}, ${name.slice(0, 200)}, ${readAt}, ${recorded}, ${repeated}, ${rejected}, ${rejects}) on conflict do nothing`);
}
