import { sql, type Connection } from '@quartermaster/database';
import { replay } from '../../runtime/index.ts';
import { decide, type ReductionRefusal, type ReductionState } from '../state/decide.ts';
import type { ReductionActor, ReductionEvent } from '../state/event.ts';
import { eventsOfReduction, type RecordedReductionEvent } from './kept-events.ts';

export interface HappenedToReduction {
  readonly reductionId: string;
  readonly event: ReductionEvent;
  readonly actor: { readonly kind: ReductionActor; readonly name: string };
  readonly now: Date;
}

export type ReductionRecording = { readonly kind: 'recorded'; readonly state: ReductionState } | ReductionRefusal;

/** The one way in which a price reduction changes: holds its row, decides by what was recorded before, and writes the event with what follows from it, in the caller's transaction. */
export async function recordReductionEvent(connection: Connection, { reductionId, event, actor, now }: HappenedToReduction): Promise<ReductionRecording> {
  const { rows: held } = await connection.query<{ list_price: number; answer_by: Date }>(sql`select list_price, answer_by from marketplace.price_reduction where reduction_id = ${reductionId} for no key update`);
  if (held[0] === undefined) throw new Error(`There is no price reduction ${reductionId}.`);
  const { list_price: listPrice, answer_by: answerBy } = held[0];
  const events = await eventsOfReduction(connection, reductionId);
  const decision = decide(stateAfter(events, listPrice), event, actor.kind, listPrice);
  if (decision.kind === 'refused') return decision;
  // After its last day no one answers it, whether or not the clock has closed it.
  if ((event.kind === 'authorized' || event.kind === 'declined') && answerBy <= now) return { kind: 'refused', code: 'NOT_OPEN', message: 'This request was not answered in time.' };
  const { kind, ...details } = event;
  const { status, terms, reason, orderNumber } = decision.state;
  await connection.query(sql`with event as (
      insert into marketplace.price_reduction_event (reduction_id, position, kind, details, happened_at, actor_kind, actor)
      values (${reductionId}, ${(events.at(-1)?.position ?? 0) + 1}, ${kind}, ${JSON.stringify(details)}, ${now}, ${actor.kind}, ${actor.name}))
    update marketplace.price_reduction set status = ${status}, reason = ${reason}, price = ${terms?.price ?? null}, valid_until = ${terms?.until ?? null}, order_number = ${orderNumber}
    where reduction_id = ${reductionId}`);
  return { kind: 'recorded', state: decision.state };
}

const stateAfter = (events: readonly RecordedReductionEvent[], listPrice: number): ReductionState | null =>
  replay(events, (state: ReductionState | null, { event, actor }) => decide(state, event, actor.kind, listPrice));
