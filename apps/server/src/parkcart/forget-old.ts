import { sql, type Pool } from '@quartermaster/database';
import { beginningOf } from './days.ts';
import type { ParkedCartLimits } from './settings.ts';

/** Removes parked carts that are no templates after their days, and forwarded ones that were not taken. */
export async function forgetOldParkedCarts(database: Pool, now: Date, { days, forwardDays }: Pick<ParkedCartLimits, 'days' | 'forwardDays'>): Promise<void> {
  await database.query(sql`delete from marketplace.parked_cart where recipient is null and not is_template and parked_at < ${beginningOf(now, days)}`);
  await database.query(sql`delete from marketplace.parked_cart where recipient is not null and parked_at < ${beginningOf(now, forwardDays)}`);
  await database.query(sql`delete from marketplace.parked_cart_forward where forwarded_at < ${beginningOf(now, 1)}`);
}
