import { sql, withTransaction, type Pool } from '@quartermaster/database';
import { useCode } from '../mailed-code/index.ts';

interface Confirmation {
  readonly codeId: string;
  readonly buyerId: string;
  readonly now: Date;
}

/** The address of a code is the buyer's profile address from now on. Null when the code was used meanwhile. */
export function confirmEmail(database: Pool, { codeId, buyerId, now }: Confirmation): Promise<string | null> {
  return withTransaction(database, async (connection) => {
    const email = await useCode(connection, codeId, now);
    if (email === null) return null;
    await connection.query(sql`update marketplace.buyer set profile_email = ${email}, profile_email_confirmed_at = ${now}, updated_at = ${now} where buyer_id = ${buyerId}`);
    return email;
  });
}
