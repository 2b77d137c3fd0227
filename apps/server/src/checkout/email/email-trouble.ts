import type { CheckoutProblem, VerifyEmail } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import { isRefusedRecipient } from '../../mail/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { RuledBuyer } from '../order-rule.ts';

/** Why an address has to be confirmed before an order; null: it need not be, or there is none. */
export type EmailTrouble = VerifyEmail['reason'] | null;

type Addressed = Pick<RuledBuyer, 'buyerId' | 'email' | 'verifiedEmails'>;

/** SQL that is true where mail to the buyer's address came back since they confirmed it. */
export const isBounced = ({ buyerId, email }: Addressed): Sql =>
  isRefusedRecipient(sql`${email}::text`, sql`(select profile_email_confirmed_at from marketplace.buyer where buyer_id = ${buyerId})`);

/** @param bounced as {@link isBounced} says */
export function emailTrouble({ email, verifiedEmails }: Addressed, bounced: boolean): EmailTrouble {
  if (email === null) return null;
  if (!verifiedEmails.includes(email)) return 'unconfirmed';
  return bounced ? 'bounced' : null;
}

export async function readEmailTrouble(queries: Queries, buyer: Addressed): Promise<EmailTrouble> {
  const { rows } = await queries.query<{ bounced: boolean }>(sql`select ${isBounced(buyer)} as bounced`);
  return emailTrouble(buyer, rows[0]?.bounced ?? false);
}

/** What the review says of it. */
export function emailProblems({ email }: Addressed, trouble: EmailTrouble): CheckoutProblem[] {
  if (trouble === null) return [];
  const why = trouble === 'bounced' ? `Mail to your e-mail address ${email ?? ''} came back` : `Your e-mail address ${email ?? ''} was never confirmed`;
  return [{ code: 'EMAIL_UNCONFIRMED', block: 'email', cartKey: null, message: `${why}. Confirm it, or another one: what happens to an order is mailed there.` }];
}

/** The page before a code is mailed. */
export const verifyEmailPage = ({ email }: Addressed, reason: VerifyEmail['reason'], next: VerifyEmail['next'] = 'review'): VerifyEmail => ({ email: email ?? '', reason, sent: null, problem: null, next });
