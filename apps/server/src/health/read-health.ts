import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { writeEvery } from './health-keeper.ts';
import type { NotedFailure, NotedStatement } from './health-record.ts';
import type { ProcessFacts } from './this-process.ts';

export interface KnownProcess extends ProcessFacts {
  readonly seenAt: Date;
  /** Bytes. */
  readonly resident: number;
  readonly heap: number;
  /** It has said nothing for longer than it should: it was killed, or cannot reach the database. */
  readonly isSilent: boolean;
}

/** What failed, the last first. */
export async function readFailures(queries: Queries): Promise<readonly NotedFailure[]> {
  const { rows } = await queries.query<NotedFailure>(sql`
    select kind, what, code, times, first_at as "firstAt", last_at as "lastAt", request_id as "requestId" from marketplace.server_failure order by last_at desc, kind, what, code`);
  return rows;
}

/** Slow statements, what took longest in all first. */
export async function readSlowStatements(queries: Queries): Promise<readonly NotedStatement[]> {
  const { rows } = await queries.query<NotedStatement>(sql`
    select statement, calls, total_ms as total, longest_ms as longest, first_at as "firstAt", last_at as "lastAt" from marketplace.slow_statement order by total_ms desc, digest`);
  return rows;
}

/** The server processes of this database, on all machines. */
export async function readProcesses(queries: Queries, now: Date): Promise<readonly KnownProcess[]> {
  const { rows } = await queries.query<KnownProcess>(sql`
    select process_id as "processId", host, pid, version, node, started_at as "startedAt", seen_at as "seenAt", resident, heap, seen_at < ${new Date(now.getTime() - 4 * writeEvery)} as "isSilent"
    from marketplace.server_process order by host, started_at, pid`);
  return rows;
}
