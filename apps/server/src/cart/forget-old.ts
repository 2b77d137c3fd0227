import type { Pool } from '@quartermaster/database';
import { visitorDays } from '../session/index.ts';

/** A page repeats a change within minutes; a key is kept much longer than that. */
const changeKeyDays = 30;

/** A change that was on its way when a buyer signed in has arrived long before. */
const renewalDays = 1;

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** Deletes carts of visitors whose cookie has ended, and keys of changes that no page will repeat. */
export async function forgetOldCarts(database: Pool, now: Date): Promise<void> {
  await database.query('delete from marketplace.cart where visitor_id is not null and updated_at < $1', [before(now, visitorDays + 1)]);
  await database.query('delete from marketplace.renewed_visitor where renewed_at < $1', [before(now, renewalDays)]);
  await database.query('delete from marketplace.cart_change where made_at < $1', [before(now, changeKeyDays)]);
}
