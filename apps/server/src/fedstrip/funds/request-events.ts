import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

type RequestEventKind = 'requested' | 'reminded' | 'changed' | 'authorized' | 'returned' | 'withdrawn' | 'expired';

export interface NewRequestEvent {
  readonly kind: RequestEventKind;
  /** In words. */
  readonly details: readonly string[];
  readonly by: string;
  readonly now: Date;
}

/** Writes what happened to a request that is held. */
export async function recordRequestEvent(connection: Connection, requestId: string, { kind, details, by, now }: NewRequestEvent): Promise<void> {
  await connection.query(sql`
    insert into marketplace.fedstrip_request_event (request_id, position, kind, details, happened_at, actor)
    select ${requestId}, coalesce(max(position), 0) + 1, ${kind}, ${[...details]}, ${now}, ${by} from marketplace.fedstrip_request_event where request_id = ${requestId}`);
}

const words: Readonly<Record<RequestEventKind, string>> = {
  requested: 'Sent for authorization', reminded: 'Approvers were reminded', changed: 'Changed', authorized: 'Authorized', returned: 'Returned', withdrawn: 'Withdrawn', expired: 'Not answered in time',
};

/** What happened to a request, the oldest first, as its page says it. */
export async function requestEvents(queries: Queries, requestId: string) {
  const { rows } = await queries.query<{ kind: RequestEventKind; details: string[]; at: Date; actor: string }>(sql`
    select kind, details, happened_at as at, actor from marketplace.fedstrip_request_event where request_id = ${requestId} order by position`);
  return rows.map(({ kind, details, at, actor }) => ({ at: at.toISOString(), by: actor, what: words[kind], details, isReminder: kind === 'reminded' }));
}
