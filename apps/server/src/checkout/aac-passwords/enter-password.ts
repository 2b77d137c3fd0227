import { refusePassword, verifyPassword } from '@quartermaster/database/passwords';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** Hours for which a right password opens an activity: a working day. */
const openHours = 8;
/** Wrong passwords one after the other, after which the buyer waits. */
const mostTries = 5;
const waitMinutes = 15;

export type PasswordEntered = 'opened' | 'wrong' | 'wait';

/**
 * Opens an activity for a buyer with their password. A password that is not theirs, one that has ended, and an activity that there is not take the same time and are answered alike.
 *
 * @param aac of the right form
 */
export async function enterPassword(queries: Queries, { buyerId, aac, password }: { readonly buyerId: string; readonly aac: string; readonly password: string }, now: Date): Promise<PasswordEntered> {
  if (!(await countTry(queries, buyerId, now))) return 'wait';
  const { rows: [known] } = await queries.query<{ password_hash: string }>(
    sql`select password_hash from marketplace.aac_password where buyer_id = ${buyerId} and aac = ${aac} and expires_at > ${now}`);
  const isRight = known === undefined ? await refusePassword(password) : await verifyPassword(password, known.password_hash);
  if (!isRight || known === undefined) return 'wrong';
  // One that was replaced or taken back meanwhile opens nothing.
  const { rowCount } = await queries.query(sql`
    with opened as (update marketplace.aac_password set opened_until = ${new Date(now.getTime() + openHours * 3_600_000)}
      where buyer_id = ${buyerId} and aac = ${aac} and password_hash = ${known.password_hash} returning buyer_id)
    delete from marketplace.aac_password_tries tries using opened where tries.buyer_id = opened.buyer_id`);
  return (rowCount ?? 0) > 0 ? 'opened' : 'wrong';
}

/** Counts a try before it is looked at, so that many at once are counted, too. False: there were too many, and the buyer has to wait. */
async function countTry(queries: Queries, buyerId: string, now: Date): Promise<boolean> {
  const isOver = sql`tries.last_at <= ${new Date(now.getTime() - waitMinutes * 60_000)}`;
  const { rowCount } = await queries.query(sql`
    insert into marketplace.aac_password_tries as tries (buyer_id, failed, last_at) values (${buyerId}, 1, ${now})
    on conflict (buyer_id) do update set failed = case when ${isOver} then 1 else tries.failed + 1 end, last_at = ${now}
    where tries.failed < ${mostTries} or ${isOver} returning true`);
  return (rowCount ?? 0) > 0;
}

/** What a buyer reads whose password opens nothing. */
export const enteredWords = (aac: string, outcome: Exclude<PasswordEntered, 'opened'>): string => (outcome === 'wait'
  ? `There were ${mostTries} wrong AAC passwords. Wait ${waitMinutes} minutes, then try again.`
  : `This is not your password for ${aac}, or you have none. Check it, or request one.`);
