import type { Connection } from '@quartermaster/database';
import type { CartLine } from '@quartermaster/contracts';
import type { CartState } from '../cart/index.ts';
import { recordReductionEvent } from './record/record-event.ts';

/** What is ordered at a lower price uses it up, in the transaction of the order, which holds the price since before the order was decided upon. */
export async function spendReductions(connection: Connection, { lines }: Pick<CartState, 'lines'>, ordered: readonly CartLine[], by: { readonly orderNumber: string; readonly placedBy: string; readonly now: Date }): Promise<void> {
  const lowered = new Set(ordered.filter(({ reduction }) => reduction?.counts === true).map(({ offerId }) => offerId));
  for (const { offerId, reduction } of lines) {
    if (reduction == null || !lowered.has(offerId)) continue;
    const recorded = await recordReductionEvent(connection, { reductionId: reduction.reductionId, event: { kind: 'used', orderNumber: by.orderNumber }, actor: { kind: 'buyer', name: by.placedBy }, now: by.now });
    if (recorded.kind === 'refused') throw new Error(`An order was decided upon by a lower price that cannot be used. ${recorded.message}`);
  }
}
