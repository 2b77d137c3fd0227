import { withTransaction } from '@quartermaster/database';
import { accountById, accountForChangeById, accountOfLink, endAccountLinks, hashPassword, noteAccountChange, setPasswordHash, useLink, type KnownAccount } from '../accounts/index.ts';
import { tellMail, tellSignedOut } from '../notices/index.ts';
import { endAllSessions } from '../provider/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { passwordChangedLetter } from './letters.ts';

const isOpen = (account: KnownAccount | null): account is KnownAccount => account !== null && account.disabled_at === null && !account.demo && !account.owes_password && !account.owes_second_factor;

/** The account that gets another password by a link; null where the link opens nothing, for whatever reason. */
export async function accountOfLostPassword({ pool }: SealedStore, token: string, now: Date): Promise<KnownAccount | null> {
  const id = await accountOfLink(pool, token, now, 'lost-password');
  const account = id === null ? null : await accountById(pool, id);
  return isOpen(account) ? account : null;
}

/**
 * The account has this password from now on, and no one is signed in with it, here or in the stores. The second factor stays, and so do the tries that its codes have left.
 *
 * @returns false where the link was used meanwhile, or opens nothing any more
 */
export async function choosePassword({ pool, box }: SealedStore, token: string, accountId: string, password: string, now: Date): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return withTransaction(pool, async (connection) => {
    const account = await accountForChangeById(connection, accountId);
    if (!isOpen(account) || !(await useLink(connection, token, now))) return false;
    await endAccountLinks(connection, accountId, now);
    await setPasswordHash(connection, accountId, passwordHash);
    await endAllSessions(connection, accountId);
    await tellSignedOut(connection, box, accountId, now);
    await noteAccountChange(connection, { actor: account.login, action: 'password-changed', login: account.login, reason: 'By a link for a lost password' }, now);
    await tellMail(connection, box, passwordChangedLetter(account), now);
    return true;
  });
}
