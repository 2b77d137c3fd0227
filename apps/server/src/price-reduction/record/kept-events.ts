import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { ReductionActor, ReductionEvent } from '../state/event.ts';

/** Something that was recorded of a price reduction. */
export interface RecordedReductionEvent {
  /** From 1. */
  readonly position: number;
  readonly event: ReductionEvent;
  readonly actor: { readonly kind: ReductionActor };
}

interface EventRow {
  readonly position: number;
  readonly kind: string;
  readonly details: object;
  readonly actor_kind: ReductionActor;
}

/** What happened to a price reduction, the oldest first. */
export async function eventsOfReduction(queries: Queries, reductionId: string): Promise<readonly RecordedReductionEvent[]> {
  const { rows } = await queries.query<EventRow>(sql`select position, kind, details, actor_kind from marketplace.price_reduction_event where reduction_id = ${reductionId} order by position`);
  // Only what `decide` took is in the table.
  return rows.map(({ position, kind, details, actor_kind }) => ({ position, event: { kind, ...details } as ReductionEvent, actor: { kind: actor_kind } }));
}
