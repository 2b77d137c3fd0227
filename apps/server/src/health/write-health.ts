import { createHash } from 'node:crypto';
import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { Noted, NotedFailure, NotedStatement } from './health-record.ts';
import type { ProcessFacts } from './this-process.ts';

/** Rows that are kept: those that failed last, and those that took longest in all. */
const mostFailures = 200;
const mostStatements = 100;

/** Adds what a process has counted to what others have, and says that it runs. Processes take the rows in one order, so that none waits for another in a circle. */
export const writeHealth = (database: Pool, { failures, statements }: Noted, facts: ProcessFacts, now: Date): Promise<void> =>
  withTransaction(database, async (connection) => {
    await writeProcess(connection, facts, now);
    if (failures.length > 0) await writeFailures(connection, failures);
    if (statements.length > 0) await writeStatements(connection, statements);
  });

async function writeProcess(connection: Connection, { processId, host, pid, version, node, startedAt }: ProcessFacts, now: Date): Promise<void> {
  const { rss, heapUsed } = process.memoryUsage();
  await connection.query(sql`
    insert into marketplace.server_process (process_id, host, pid, version, node, started_at, seen_at, resident, heap)
    values (${processId}, ${host}, ${pid}, ${version}, ${node}, ${startedAt}, ${now}, ${rss}, ${heapUsed})
    on conflict (process_id) do update set seen_at = excluded.seen_at, resident = excluded.resident, heap = excluded.heap`);
}

async function writeFailures(connection: Connection, failures: readonly NotedFailure[]): Promise<void> {
  await connection.query(sql`
    insert into marketplace.server_failure as kept (kind, what, code, times, first_at, last_at, request_id)
    select kind, what, code, times, "firstAt", "lastAt", "requestId"
    from json_to_recordset(${JSON.stringify(failures)}) as noted (kind text, what text, code text, times bigint, "firstAt" timestamptz, "lastAt" timestamptz, "requestId" text)
    order by kind, what, code
    on conflict (kind, what, code) do update set times = kept.times + excluded.times, first_at = least(kept.first_at, excluded.first_at), last_at = greatest(kept.last_at, excluded.last_at),
      request_id = case when excluded.last_at >= kept.last_at then excluded.request_id else kept.request_id end`);
  await connection.query(sql`
    delete from marketplace.server_failure where (kind, what, code) in (select kind, what, code from marketplace.server_failure order by last_at desc, kind, what, code offset ${mostFailures})`);
}

async function writeStatements(connection: Connection, statements: readonly NotedStatement[]): Promise<void> {
  const rows = statements.map((each) => ({ ...each, digest: createHash('sha256').update(each.statement).digest('base64url') }));
  await connection.query(sql`
    insert into marketplace.slow_statement as kept (digest, statement, calls, total_ms, longest_ms, first_at, last_at)
    select digest, statement, calls, total, longest, "firstAt", "lastAt"
    from json_to_recordset(${JSON.stringify(rows)}) as noted (digest text, statement text, calls bigint, total float8, longest float8, "firstAt" timestamptz, "lastAt" timestamptz)
    order by digest
    on conflict (digest) do update set calls = kept.calls + excluded.calls, total_ms = kept.total_ms + excluded.total_ms,
      longest_ms = greatest(kept.longest_ms, excluded.longest_ms), first_at = least(kept.first_at, excluded.first_at), last_at = greatest(kept.last_at, excluded.last_at)`);
  await connection.query(sql`delete from marketplace.slow_statement where digest in (select digest from marketplace.slow_statement order by total_ms desc, digest offset ${mostStatements})`);
}

/** The process ends, and says so: it is not missed. */
export async function forgetProcess(database: Pool, processId: string): Promise<void> {
  await database.query(sql`delete from marketplace.server_process where process_id = ${processId}`);
}

const day = 24 * 60 * 60_000;

/** What has not happened for a week, and processes that have not been heard from for a day. */
export async function forgetOldHealth(database: Pool, now: Date): Promise<void> {
  const weekAgo = new Date(now.getTime() - 7 * day);
  await database.query(sql`delete from marketplace.server_failure where last_at < ${weekAgo}`);
  await database.query(sql`delete from marketplace.slow_statement where last_at < ${weekAgo}`);
  await database.query(sql`delete from marketplace.server_process where seen_at < ${new Date(now.getTime() - day)}`);
}
