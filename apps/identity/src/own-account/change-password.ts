import { withTransaction } from '@quartermaster/database';
import { accountForChangeById, endAccountLinks, hashPassword, noteAccountChange, setPasswordHash, verifyPassword } from '../accounts/index.ts';
import { passwordChangedLetter } from '../lost-password/index.ts';
import { tellMail, tellSignedOut } from '../notices/index.ts';
import type { FieldError } from '../pages/index.ts';
import { mistakesOfNewPassword } from '../passwords/index.ts';
import { endAllSessions } from '../provider/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import type { Visit } from './account-visit.ts';

/** The form as it was typed. */
interface PasswordForm {
  readonly current: string;
  readonly password: string;
  readonly again: string;
}

/** What can be said of a form without looking at any secret. */
export function mistakesOfChange({ account }: Visit, { current, password, again }: PasswordForm): FieldError[] {
  return [
    ...(current === '' ? [{ field: 'current', message: 'Enter the password that you sign in with.' }] : []),
    ...(current !== '' && current === password ? [{ field: 'password', message: 'This is the password that you have. Choose another one.' }] : mistakesOfNewPassword(password, again, account)),
  ];
}

/** Changes the password: all other sessions end, here and in the stores. @returns false where the present password is not right */
export async function changePassword({ pool, box }: SealedStore, { account, sessionUid }: Visit, { current, password }: PasswordForm, now: Date): Promise<boolean> {
  if (!(await verifyPassword(current, account.passwordHash))) return false;
  const passwordHash = await hashPassword(password);
  await withTransaction(pool, async (connection) => {
    const known = await accountForChangeById(connection, account.id);
    if (known === null) throw new Error('The account of a session is not there.');
    await setPasswordHash(connection, account.id, passwordHash);
    await endAccountLinks(connection, account.id, now);
    await endAllSessions(connection, account.id, sessionUid);
    await tellSignedOut(connection, box, account.id, now);
    await noteAccountChange(connection, { actor: known.login, action: 'password-changed', login: known.login, reason: 'On the page of the account' }, now);
    await tellMail(connection, box, passwordChangedLetter(known), now);
  });
  return true;
}
