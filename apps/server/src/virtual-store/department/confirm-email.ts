import { sql, withTransaction, type Pool } from '@quartermaster/database';
import type { Buyer } from '../../wire/index.ts';
import { checkCode, useCode, type CodeTools } from '../mailed-code/index.ts';
import type { CodeTry } from '../mailed-code/mail-code.ts';

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

/** What became of a typed code. */
type Confirmed = { readonly kind: 'confirmed'; readonly email: string } | Exclude<CodeTry, { kind: 'right' }>;

/** Takes the code that was mailed to a buyer. The right one makes its address theirs, and they are told at the former one. */
export async function takeEmailCode(tools: CodeTools, buyer: Pick<Buyer, 'buyerId' | 'email'>, typed: string): Promise<Confirmed> {
  const { database, clock, mail } = tools;
  const { buyerId } = buyer;
  const tried = await checkCode(tools, { buyerId }, typed);
  if (tried.kind !== 'right') return tried;
  const email = await confirmEmail(database, { codeId: tried.codeId, buyerId, now: clock.now() });
  if (email === null) return { kind: 'ended' };
  if (buyer.email !== null && buyer.email.toLowerCase() !== email) {
    await mail.send({
      kind: 'email-changed',
      recipient: buyer.email,
      subject: 'Your profile e-mail address was changed',
      body: `The e-mail address of your profile is now ${email}. If you did not change it, tell the help desk at once.\n`,
    });
  }
  return { kind: 'confirmed', email };
}
