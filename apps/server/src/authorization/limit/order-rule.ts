import type { CheckoutProblem, Order } from '@quartermaster/contracts';
import { sql, type Connection } from '@quartermaster/database';
import type { OrderRule, RuledBuyer } from '../../checkout/index.ts';
import { washingtonDay, type Clock, type Queries } from '../../runtime/index.ts';
import { isSameGovernment } from '../../virtual-store/index.ts';
import { authorizationInForce, authorizationsOf, type KeptAuthorization } from '../record/kept-authorization.ts';
import { mayBeOwn } from '../requests/own-address.ts';
import { needOf } from './needs-authorization.ts';
import { sharesOfTotal } from './share-of-total.ts';
import { dayProblem, governmentUnlisted, limitProblem, noAuthorization, otherGovernment, ownAuthorization, yearNow } from './standing.ts';
import { usedIn } from './used.ts';

/** Addresses of a buyer, proved or not. */
export const addressesOf = ({ email, verifiedEmails }: Pick<RuledBuyer, 'email' | 'verifiedEmails'>): readonly string[] => [...(email === null ? [] : [email]), ...verifiedEmails];

/** State and local members order within what a supervisor has authorized (specification, section 6). */
export function authorizationRule({ clock }: { readonly clock: Clock }): OrderRule {
  return {
    async problems(queries, buyer, { total, isHeld }) {
      const need = await needOf(queries, buyer);
      if (need.kind === 'none') return [];
      if (need.kind === 'unlisted') return [governmentUnlisted];
      const kept = await authorizationInForce(queries, buyer.buyerId, isHeld);
      if (kept === null) return [noAuthorization((await authorizationsOf(queries, buyer.buyerId)).find(({ status }) => status === 'requested'))];
      if (!isSameGovernment({ ...kept.government, domain: '' }, need.government)) return [otherGovernment];
      if (mayBeOwn(kept.supervisorEmail, addressesOf(buyer))) return [ownAuthorization];
      const problem = await withinTerms(queries, kept, total.amount, washingtonDay(clock.now()));
      return problem === null ? [] : [problem];
    },
    async placed(connection, buyer, order, now) {
      const need = await needOf(connection, buyer);
      if (need.kind === 'authorization') await countOrder(connection, buyer.buyerId, order, washingtonDay(now));
    },
  };
}

async function withinTerms(queries: Queries, kept: KeptAuthorization, total: number, today: string): Promise<CheckoutProblem | null> {
  const problem = dayProblem(kept, today);
  if (problem !== null || kept.terms === null) return problem;
  return limitProblem(kept.terms, await usedIn(queries, kept.buyerId, yearNow(kept.terms, today)), total, today);
}

/** Counts an order against the authorization that its transaction holds. */
async function countOrder(connection: Connection, buyerId: string, order: Order, today: string): Promise<void> {
  const kept = await authorizationInForce(connection, buyerId, true);
  if (kept === null) throw new Error('An order was decided upon by an authorization that is not in force.');
  const shares = sharesOfTotal(order.totals.total.amount, order.purchaseOrders.map(({ subtotal }) => subtotal.amount));
  const rows = order.purchaseOrders.map(({ poNumber }, i) => ({ po_number: poNumber, authorization_id: kept.authorizationId, buyer_id: buyerId, used_on: today, amount: shares[i] }));
  await connection.query(sql`insert into marketplace.authorization_use select * from jsonb_populate_recordset(null::marketplace.authorization_use, ${JSON.stringify(rows)}::jsonb)`);
}
