import { sql, type Connection } from '@quartermaster/database';
import { replay } from '../../runtime/index.ts';
import { decide, type ApprovalRefusal, type ApprovalState } from '../state/decide.ts';
import type { ApprovalActor, ApprovalEvent } from '../state/event.ts';
import { eventsOfRequest, type RecordedApprovalEvent } from './kept-events.ts';

export interface HappenedToRequest {
  readonly requestId: string;
  readonly event: ApprovalEvent;
  readonly actor: ApprovalActor;
  readonly now: Date;
}

export type ApprovalRecording = { readonly kind: 'recorded'; readonly state: ApprovalState } | ApprovalRefusal;

/** Holds the request, and says what an event would make of it; nothing is written. After its last day no approver answers it, whether or not the clock has closed it. */
export async function foresee(connection: Connection, { requestId, event, actor, now }: HappenedToRequest): Promise<ApprovalRecording & { readonly position?: number }> {
  const { rows: held } = await connection.query<{ answer_by: Date }>(sql`select answer_by from marketplace.approval_request where request_id = ${requestId} for no key update`);
  if (held[0] === undefined) throw new Error(`There is no request ${requestId}.`);
  const events = await eventsOfRequest(connection, requestId);
  const decision = decide(stateAfter(events), event, actor);
  if (decision.kind === 'next' && held[0].answer_by <= now && (actor.kind === 'approver' || event.kind === 'reminded')) return { kind: 'refused', code: 'NOT_OPEN', message: 'This cart was not answered in time.' };
  return decision.kind === 'refused' ? decision : { kind: 'recorded', state: decision.state, position: (events.at(-1)?.position ?? 0) + 1 };
}

/** The one way in which a request changes: holds its row, decides by what was recorded before, and writes the event with what follows from it, in the caller's transaction. */
export async function recordApprovalEvent(connection: Connection, happened: HappenedToRequest): Promise<ApprovalRecording> {
  const { requestId, event, actor, now } = happened;
  const foreseen = await foresee(connection, happened);
  if (foreseen.kind === 'refused') return foreseen;
  const { kind, ...details } = event;
  const { status, amount, fund, appropriation, reason, orderNumber } = foreseen.state;
  await connection.query(sql`with event as (
      insert into marketplace.approval_event (request_id, position, kind, details, happened_at, actor_kind, actor_id, actor)
      values (${requestId}, ${foreseen.position ?? 1}, ${kind}, ${JSON.stringify(details)}, ${now}, ${actor.kind}, ${'buyerId' in actor ? actor.buyerId : null}, ${actor.name}))
    update marketplace.approval_request set status = ${status}, amount = ${amount}, fund = ${fund}, appropriation = ${appropriation}, reason = ${reason}, order_number = ${orderNumber},
      reminded_at = case when ${kind === 'reminded'} then ${now}::timestamptz else reminded_at end, ended_at = case when ${status === 'waiting'} then null else ${now}::timestamptz end
    where request_id = ${requestId}`);
  return { kind: 'recorded', state: foreseen.state };
}

const stateAfter = (events: readonly RecordedApprovalEvent[]): ApprovalState | null => replay(events, (state: ApprovalState | null, { event, actor }) => decide(state, event, actor));
