import { emailRule } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { respond } from '../wire/index.ts';
import type { Identity } from './identity.ts';

const kind = 'forgot-user-id';

/** Milliseconds that every answer takes at least: whether there was a mail to write cannot be told from its time. */
const shortestAnswer = 400;

/** Mails of this kind that one address gets in an hour. */
const mailsAnHour = 3;

/**
 * Sends the user ids that belong to an e-mail address to that address. The caller learns nothing: the answer is the same
 * for an address without an account (specification, section 7).
 */
export async function forgotUserId(identity: Identity, typed: string) {
  const email = typed.trim();
  const problem = emailRule(email);
  if (problem !== null) return respond('Failure', { email: typed, problem });
  await Promise.all([sendUserIds(identity, email.toLowerCase()), identity.sleep(shortestAnswer)]);
  return respond('Success', { email });
}

async function sendUserIds(identity: Identity, recipient: string): Promise<void> {
  const logins = await loginsOf(identity.database, recipient);
  const hourAgo = new Date(identity.clock.now().getTime() - 3_600_000);
  const { rowCount } = await identity.database.query(
    'select 1 from marketplace.mail_outbox where recipient = $1 and kind = $2 and created_at > $3 limit $4',
    [recipient, kind, hourAgo, mailsAnHour],
  );
  if (logins.length === 0 || (rowCount ?? 0) >= mailsAnHour) return;
  await identity.mail.send({
    kind,
    recipient,
    subject: 'Your user ID',
    body: `Someone, probably you, asked for the user ID of this address.\n\nYou sign in with: ${logins.join(', ')}\n\nSign in at ${identity.webOrigin}/. If you did not ask, you do not need to do anything: nothing has changed.\n`,
  });
}

async function loginsOf(database: Pool, email: string): Promise<string[]> {
  const { rows } = await database.query<{ login: string }>(
    'select distinct coalesce(login, email) as login from marketplace.buyer where lower(email) = $1 order by 1',
    [email],
  );
  return rows.map(({ login }) => login);
}
