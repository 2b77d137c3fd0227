import { sql, type Connection } from '@quartermaster/database';
import { removeHeldCart } from '../cart/index.ts';
import type { Queries } from '../runtime/index.ts';
import { recordApprovalEvent } from './record/record-event.ts';

/** The carts that a buyer has sent to approvers; amounts in dollars. */
export async function approvalsOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<{ sent: object }>(sql`
    select jsonb_build_object('sentAt', asked_at, 'store', store, 'for', code, 'fund', fund, 'fiscalYear', fiscal_year, 'appropriation', appropriation, 'note', note, 'amount', round(amount / 100.0, 2),
      'state', status, 'reason', reason, 'orderNumber', order_number) as sent
    from marketplace.approval_request where buyer_id = ${buyerId} order by asked_at, request_id`);
  return rows.map(({ sent }) => sent);
}

/** Ends what waits for an approver where the account of its buyer is closed, and forgets the items of the buyer's carts. */
export async function endApprovalsOf(connection: Connection, buyerId: string, { operator, now }: { readonly operator: string; readonly now: Date }): Promise<void> {
  const { rows } = await connection.query<{ id: string; status: string }>(sql`select request_id::text as id, status from marketplace.approval_request where buyer_id = ${buyerId} order by asked_at, request_id`);
  for (const { id, status } of rows) {
    if (status === 'waiting') await recordApprovalEvent(connection, { requestId: id, event: { kind: 'withdrawn' }, actor: { kind: 'operator', name: operator }, now });
    await removeHeldCart(connection, id);
  }
}
