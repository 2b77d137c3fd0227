import { emailRule, governmentEmailRule } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { accountForChangeById, endAccountLinks, normalizeLogin, noteAccountChange, type Account } from '../accounts/index.ts';
import { tellMail } from '../notices/index.ts';
import type { FieldError } from '../pages/index.ts';
import { duration, mailForKey, mailFromKey, mailToKey } from '../sign-in/index.ts';
import type { OwnAccountDeps } from './deps.ts';
import { beginEmailChange, emailOfCode, takeEmail } from './email-change.ts';
import { codeLetter, emailChangedLetter, takenLetter } from './letters.ts';
import type { Visit } from './visit.ts';

const at = (field: string, message: string): FieldError => ({ field, message });

/** What is wrong with an address for an account, without a look at other accounts. Who has an address of a government stays in one: another one is for the help desk to judge. */
export function mistakeOfEmail({ login }: Pick<Account, 'login'>, email: string): FieldError | null {
  const problem = emailRule(email) ?? (governmentEmailRule(login) === null ? governmentEmailRule(email) : null);
  if (problem !== null) return at('email', problem);
  return normalizeLogin(email) === login ? at('email', 'This is the address that you have. Enter the new one.') : null;
}

/** Has a code mailed to the new address, or, where that has an account, a mail that says so: one mail in either case, and the same page. */
export async function mailCode({ store: { pool, box }, throttle, limits, clock }: OwnAccountDeps, { account: { id }, request }: Visit, email: string): Promise<FieldError | null> {
  // The account's own limit first: the page says the same of every address.
  for (const [key, limit] of [[mailFromKey(request.ip), limits.mailFrom], [mailForKey(id), limits.mailTo], [mailToKey(normalizeLogin(email)), limits.mailTo]] as const) {
    const seconds = await throttle.charge(key, limit);
    if (seconds > 0) return { field: '', message: `Too many codes were mailed. Wait ${duration(seconds)}, then try again.`, waitSeconds: seconds };
  }
  await withTransaction(pool, async (connection) => {
    const now = clock.now();
    const account = await accountForChangeById(connection, id);
    if (account === null) return;
    const { code, expiresAt } = await beginEmailChange({ box }, connection, id, email, now);
    await tellMail(connection, box, code === null ? takenLetter(account, email) : codeLetter(account, email, code, expiresAt), now);
  });
  return null;
}

/** The account has the new address, and the one of before is told. False: the code is wrong, or the address is not to be had. */
export async function confirmEmail({ store, clock }: OwnAccountDeps, { account: { id } }: Visit, code: string): Promise<boolean> {
  const { pool, box } = store;
  const now = clock.now();
  const email = await emailOfCode(store, id, code, now);
  if (email === null) return false;
  return withTransaction(pool, async (connection) => {
    const before = await accountForChangeById(connection, id);
    if (before === null || !(await takeEmail(connection, id, email))) return false;
    const login = normalizeLogin(email);
    await endAccountLinks(connection, id, now);
    // One entry for each login: the log of either leads to the other.
    await noteAccountChange(connection, { actor: before.login, action: 'email-changed', login: before.login, reason: `To ${login}` }, now);
    await noteAccountChange(connection, { actor: before.login, action: 'email-changed', login, reason: `From ${before.login}` }, now);
    await tellMail(connection, box, emailChangedLetter(before, email), now);
    return true;
  });
}
