import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { ApprovalActor, ApprovalEvent } from '../state/event.ts';

/** Something that was recorded of a request. */
export interface RecordedApprovalEvent {
  /** From 1. */
  readonly position: number;
  readonly event: ApprovalEvent;
  readonly happenedAt: Date;
  readonly actor: ApprovalActor;
}

interface EventRow {
  readonly position: number;
  readonly kind: string;
  readonly details: object;
  readonly happened_at: Date;
  readonly actor_kind: ApprovalActor['kind'];
  readonly actor_id: string | null;
  readonly actor: string;
}

/** What happened to a request, the oldest first. */
export async function eventsOfRequest(queries: Queries, requestId: string): Promise<readonly RecordedApprovalEvent[]> {
  const { rows } = await queries.query<EventRow>(
    sql`select position, kind, details, happened_at, actor_kind, actor_id, actor from marketplace.approval_event where request_id = ${requestId} order by position`,
  );
  // Only what `decide` took is in the table.
  return rows.map(({ position, kind, details, happened_at: happenedAt, actor_kind: by, actor_id: buyerId, actor: name }) => ({
    position, event: { kind, ...details } as ApprovalEvent, happenedAt, actor: (buyerId === null ? { kind: by, name } : { kind: by, buyerId, name }) as ApprovalActor,
  }));
}
