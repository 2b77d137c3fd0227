import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { reductionWithId, type KeptReduction } from './record/kept-reduction.ts';
import { recordAndTell, type TellingTools } from './record/record-and-tell.ts';
import type { ReductionRecording } from './record/record-event.ts';

interface ByOperator {
  readonly operator: string;
  readonly reason: string;
  readonly now: Date;
}

/** An operator takes back a request or a lower price that was not used yet, in the caller's transaction. */
export const takeBackReduction = (connection: Connection, kept: KeptReduction, { operator, reason, now }: ByOperator, tools: TellingTools): Promise<ReductionRecording> =>
  recordAndTell(connection, kept, { event: { kind: 'revoked', reason }, actor: { kind: 'operator', name: operator }, now }, tools);

/** Ends what goes on for a buyer whose account is closed. */
export async function endReductionsOf(connection: Connection, buyerId: string, { operator, now }: Omit<ByOperator, 'reason'>, tools: TellingTools): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(sql`
    select reduction_id::text as id from marketplace.price_reduction where buyer_id = ${buyerId} and status in ('requested', 'authorized') order by request_number`);
  for (const { id } of rows) {
    const kept = await reductionWithId(connection, id);
    if (kept !== null) await takeBackReduction(connection, kept, { operator, reason: 'The account of the buyer is closed.', now }, tools);
  }
}

/** The lower prices that a buyer has asked for; amounts in dollars. */
export async function reductionsOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<{ asked: object }>(sql`
    select jsonb_build_object('askedAt', asked_at, 'store', store, 'product', product_name, 'partNumber', part_number, 'vendor', vendor_name, 'contract', contract_number, 'quantity', quantity,
      'contractPrice', round(list_price / 100.0, 2), 'askedPrice', round(asked_price / 100.0, 2), 'message', message, 'state', status, 'price', round(price / 100.0, 2), 'validUntil', valid_until, 'reason', reason) as asked
    from marketplace.price_reduction where buyer_id = ${buyerId} order by request_number`);
  return rows.map(({ asked }) => asked);
}
