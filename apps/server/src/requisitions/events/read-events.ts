import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { RequisitionEvent } from '../state/event.ts';

/** A row of what happened to a requisition. */
export interface EventRow {
  position: number;
  event_key: string;
  details: RequisitionEvent;
  happened_at: Date;
  actor: string;
}

/** What happened to a requisition, in the order in which it was recorded. */
export async function readEvents(queries: Queries, documentNumber: string): Promise<readonly EventRow[]> {
  const { rows } = await queries.query<EventRow>(
    sql`select position, event_key, details, happened_at, actor from marketplace.requisition_event where document_number = ${documentNumber} order by position`);
  return rows;
}
