import { sql, withTransaction, type Pool } from '@quartermaster/database';

/** Requests of one buyer in a day. */
const mostADay = 5;
/** Days for which a supervisor may answer. */
const answerDays = 7;

export interface NewRequest {
  readonly requestId: string;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly store: string;
  readonly aac: string;
  readonly supervisorEmail: string;
  readonly purpose: string;
  readonly passwordHash: string;
}

export const answerBy = (now: Date): Date => new Date(now.getTime() + answerDays * 86_400_000);

/** What a buyer reads who has asked too often. */
export const askedTooOften = `You have requested ${mostADay} AAC passwords in the last 24 hours. Try again tomorrow, or write to the help desk.`;

/** Keeps a request, in place of one for the same activity that is not answered. False: there were too many of the buyer's. The same for every code, also for one that there is not. */
export async function keepRequest(pool: Pool, { requestId, buyerId, aac, ...asked }: NewRequest, now: Date): Promise<boolean> {
  return withTransaction(pool, async (connection) => {
    // Requests of one buyer come one after the other, so that many at once are counted, too.
    await connection.query(sql`select from marketplace.buyer where buyer_id = ${buyerId} for no key update`);
    const { rowCount } = await connection.query(sql`select from marketplace.aac_password_request where buyer_id = ${buyerId} and asked_at > ${new Date(now.getTime() - 86_400_000)} limit ${mostADay}`);
    if ((rowCount ?? 0) >= mostADay) return false;
    await connection.query(sql`update marketplace.aac_password_request set status = 'replaced', password_hash = null, decided_at = ${now} where buyer_id = ${buyerId} and aac = ${aac} and status = 'requested'`);
    await connection.query(sql`
      insert into marketplace.aac_password_request (request_id, buyer_id, buyer_name, buyer_email, store, aac, supervisor_email, purpose, password_hash, asked_at, answer_by)
      values (${requestId}, ${buyerId}, ${asked.buyerName}, ${asked.buyerEmail}, ${asked.store}, ${aac}, ${asked.supervisorEmail}, ${asked.purpose}, ${asked.passwordHash}, ${now}, ${answerBy(now)})`);
    return true;
  });
}
