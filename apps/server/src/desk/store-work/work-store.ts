import type { Role } from '@quartermaster/contracts-desk';
import { sql, type Connection, type Pool } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { silentSeconds, type AdditionTask, type AssortmentTask, type StoreWorkRow } from './work.ts';

/** Running by what the row says, and nothing says that it does it. */
const isSilent = sql`beat_at < now() - make_interval(secs => ${silentSeconds}::int)`;

const columns = sql`work_id::int as "workId", kind, subject, asked_by as by, reason, task, case when state = 'running' and ${isSilent} then 'interrupted' else state end as state,
  asked_at as "askedAt", ended_at as "endedAt", steps, outcome`;

interface NewWork {
  readonly kind: StoreWorkRow['kind'];
  readonly subject: string;
  readonly operator: { readonly login: string; readonly role: Role };
  readonly reason?: string;
  readonly task: AdditionTask | AssortmentTask;
  readonly content?: Buffer | null;
}

/** Keeps what is to be done, and gives its number. */
export async function addWork(queries: Queries, { kind, subject, operator, reason = '', task, content = null }: NewWork): Promise<number> {
  const { rows } = await queries.query<{ workId: number }>(sql`
    insert into marketplace.store_work (kind, subject, asked_by, asked_role, reason, task, package)
    values (${kind}, ${subject}, ${operator.login}, ${operator.role}, ${reason}, ${JSON.stringify(task)}::jsonb, ${content}) returning work_id::int as "workId"`);
  const [row] = rows;
  if (row === undefined) throw new Error('The work was not kept.');
  return row.workId;
}

export async function readWork(queries: Queries, workId: number): Promise<StoreWorkRow | null> {
  const { rows } = await queries.query<StoreWorkRow>(sql`select ${columns} from marketplace.store_work where work_id = ${workId}`);
  return rows[0] ?? null;
}

export async function latestAdditions(queries: Queries, most: number): Promise<readonly StoreWorkRow[]> {
  const { rows } = await queries.query<StoreWorkRow>(sql`select ${columns} from marketplace.store_work where kind = 'addition' order by store_work.work_id desc limit ${most}`);
  return rows;
}

/** Makes waiting work a running one. False: it was taken, or taken back. */
export async function claimWork(queries: Queries, workId: number): Promise<boolean> {
  const { rowCount } = await queries.query(sql`update marketplace.store_work set state = 'running', beat_at = now() where work_id = ${workId} and state = 'waiting'`);
  return rowCount === 1;
}

/** The addition that has waited longest, or whose checker has ended on the way: it is this program's now. Two programs get two. */
export async function takeAddition(queries: Queries): Promise<{ readonly workId: number; readonly task: AdditionTask; readonly content: Buffer | null } | null> {
  const { rows } = await queries.query<{ workId: number; task: AdditionTask; content: Buffer | null }>(sql`
    update marketplace.store_work set state = 'running', beat_at = now(), steps = '[]'
    where work_id = (select work_id from marketplace.store_work where kind = 'addition' and (state = 'waiting' or (state = 'running' and ${isSilent})) order by work_id limit 1 for update skip locked)
    returning work_id::int as "workId", task, package as content`);
  return rows[0] ?? null;
}

/** A sign of life, with what is being done where that is new. */
export async function noteStep(queries: Queries, workId: number, step: string | null): Promise<void> {
  const said = step === null ? [] : [step];
  await queries.query(sql`update marketplace.store_work set beat_at = now(), steps = steps || ${JSON.stringify(said)}::jsonb where work_id = ${workId} and state = 'running'`);
}

/** Ends work. Where it is done in a transaction of its own change, both are there or neither. False: it had ended before. */
export async function endWork(queries: Queries, workId: number, state: 'done' | 'refused' | 'failed', outcome: unknown): Promise<boolean> {
  const { rowCount } = await queries.query(sql`
    update marketplace.store_work set state = ${state}, ended_at = now(), package = null, outcome = ${JSON.stringify(outcome)}::jsonb where work_id = ${workId} and state = 'running'`);
  return rowCount === 1;
}

/** What there is to tell of an addition that is done. */
export async function sayResult(queries: Queries, workId: number, lines: readonly string[]): Promise<void> {
  await queries.query(sql`update marketplace.store_work set outcome = ${JSON.stringify({ lines })}::jsonb where work_id = ${workId} and state = 'done'`);
}

/** Takes back what nothing has begun. False: it was begun. */
export async function withdrawWork(connection: Connection, workId: number): Promise<boolean> {
  const { rowCount } = await connection.query(sql`
    update marketplace.store_work set state = 'withdrawn', ended_at = now(), package = null where work_id = ${workId} and kind = 'addition' and state = 'waiting'`);
  return rowCount === 1;
}

/** Who asked for work, for the audit log. */
export async function askerOf(queries: Queries, workId: number): Promise<{ readonly login: string; readonly role: Role; readonly reason: string } | null> {
  const { rows } = await queries.query<{ login: string; role: Role; reason: string }>(sql`select asked_by as login, asked_role as role, reason from marketplace.store_work where work_id = ${workId}`);
  return rows[0] ?? null;
}

/** A program says that it takes additions. */
export async function beatChecker(queries: Queries): Promise<void> {
  await queries.query(sql`insert into marketplace.store_checker (beat_at) values (now()) on conflict (is_one) do update set beat_at = now()`);
}

export async function seenChecker(queries: Queries): Promise<{ readonly seenAt: Date | null; readonly isThere: boolean }> {
  const { rows } = await queries.query<{ seenAt: Date; isThere: boolean }>(sql`select beat_at as "seenAt", not (${isSilent}) as "isThere" from marketplace.store_checker`);
  return rows[0] ?? { seenAt: null, isThere: false };
}

/** Previews are of use for a day; what else has ended is kept for 90 days, and then the audit log has it. */
export async function forgetOldWork(pool: Pool, now: Date): Promise<void> {
  await pool.query(sql`delete from marketplace.store_work where kind = 'preview' and asked_at < ${now}::timestamptz - interval '1 day'`);
  await pool.query(sql`delete from marketplace.store_work where state not in ('waiting', 'running') and asked_at < ${now}::timestamptz - interval '90 days'`);
}
