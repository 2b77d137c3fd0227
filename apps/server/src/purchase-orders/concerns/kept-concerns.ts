import { sql, type Connection, type Sql } from '@quartermaster/database';
import type { Concern } from './concerns-of.ts';

/**
 * Parts of the statement that records an event: what concerns operators now takes the place of what did before. What was set aside stays so until
 * another event brings it about again.
 */
export const concernsNoted = (poNumber: string, concerns: readonly Concern[]): Sql => sql`
  settled_concern as (
    delete from marketplace.purchase_order_concern where po_number = ${poNumber} and kind <> all(${concerns.map(({ kind }) => kind)}::text[])),
  noted_concern as (
    insert into marketplace.purchase_order_concern as known (po_number, kind, position, since)
    select ${poNumber}, kind, position, since from jsonb_to_recordset(${JSON.stringify(concerns)}::jsonb) as concern (kind text, position integer, since timestamptz)
    on conflict (po_number, kind) do update set position = excluded.position, since = excluded.since, set_aside_at = null where known.position <> excluded.position)`;

/** A query of what concerns operators at a time: `po_number`, `kind`, `since`. */
export const openConcerns = (now: Date): Sql => sql`
  select po_number, kind, since from marketplace.purchase_order_concern where set_aside_at is null and since <= ${now}`;

/**
 * An operator has seen to it: it concerns no operator until another event brings it about again. Buyers who ask to cancel wait for an answer, which nothing
 * else takes the place of.
 *
 * @param seen the last event that the operator knew
 * @returns the kinds that were set aside
 */
export async function setConcernsAside(connection: Connection, poNumber: string, seen: number, now: Date): Promise<string[]> {
  const { rows } = await connection.query<{ kind: string }>(sql`
    update marketplace.purchase_order_concern set set_aside_at = ${now}
    where po_number = ${poNumber} and kind <> 'cancellation' and set_aside_at is null and since <= ${now} and position <= ${seen} returning kind`);
  return rows.map(({ kind }) => kind).toSorted();
}
