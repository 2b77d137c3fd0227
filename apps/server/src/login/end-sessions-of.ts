import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/**
 * Ends all sessions of a person whom the identity server knows under this subject, in all stores. Each browser hears of it with its next call.
 *
 * @returns how many there were
 */
export async function endSessionsOf(queries: Queries, subject: string): Promise<number> {
  const { rowCount } = await queries.query(sql`delete from marketplace.session using marketplace.buyer where buyer.buyer_id = session.buyer_id and buyer.subject = ${subject}`);
  return rowCount ?? 0;
}
