import type { Connection, Pool } from '@quartermaster/database';
import type { CartOwner } from './owner.ts';

/** A change that was sent with the cookie of before arrives within this time. Later the browser did not get the new one, and goes on with the old. */
const onItsWayMs = 60_000;

/** A visitor whose cookie was renewed by a sign-in while this change was on its way; null for any other owner. */
export async function renewedOwner(connection: Connection, owner: CartOwner, now: Date): Promise<CartOwner | null> {
  if (owner.kind === 'buyer' || owner.browserMark == null) return null;
  const { rows } = await connection.query<{ new_id: string }>(
    'select new_id from marketplace.renewed_visitor where old_id = $1 and browser_mark = $2 and renewed_at > $3',
    [owner.visitorId, owner.browserMark, new Date(now.getTime() - onItsWayMs)],
  );
  return rows[0] === undefined ? null : { ...owner, visitorId: rows[0].new_id };
}

/** Changes that this browser still makes under the visitor's cookie of before go to the cart of the new one. */
export async function renewVisitor(database: Pool, oldId: string, newId: string, browserMark: string, now: Date): Promise<void> {
  await database.query(
    'insert into marketplace.renewed_visitor (old_id, new_id, browser_mark, renewed_at) values ($1, $2, $3, $4) on conflict (old_id) do update set new_id = excluded.new_id, browser_mark = excluded.browser_mark, renewed_at = excluded.renewed_at',
    [oldId, newId, browserMark, now],
  );
}
