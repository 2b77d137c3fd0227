import { emailRule } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { respond } from '../wire/index.ts';
import type { Identity } from './identity.ts';
import { noteUserIdMail } from './user-id-mails.ts';

/** Milliseconds that every answer takes at least: whether there was a mail to write cannot be told from its time. */
const shortestAnswer = 400;

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
  if (logins.length === 0 || !(await noteUserIdMail(identity.database, recipient, identity.clock.now()))) return;
  await identity.mail.send({
    kind: 'forgot-user-id',
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
