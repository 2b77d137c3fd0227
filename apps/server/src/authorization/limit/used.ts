import { sql } from '@quartermaster/database';
import { countedUses } from '../../purchase-orders/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { LimitYear } from './limit-year.ts';

/**
 * Cents that a member has ordered in these days by authorizations, with shipping and tax. A canceled purchase order counts no more, and neither do rejected pieces with their
 * part of it. All authorizations of the member count: a new one in the middle of a year does not begin the year anew.
 */
export async function usedIn(queries: Queries, buyerId: string, { from, until }: LimitYear): Promise<number> {
  const { rows } = await queries.query<{ used: number }>(countedUses(sql`marketplace.authorization_use`, sql`own.buyer_id = ${buyerId} and own.used_on between ${from} and ${until}`));
  return rows[0]?.used ?? 0;
}
