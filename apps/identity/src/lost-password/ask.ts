import { withTransaction } from '@quartermaster/database';
import { accountForChange, makeAccountLink, noteAccountChange } from '../accounts/index.ts';
import { tellMail } from '../notices/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { lostPasswordLetter, noLinkLetter } from './letters.ts';

/**
 * Has a link for another password mailed to the person of an account; the one of before opens nothing any more. An account that is not set up, or is a demo account, gets a mail without
 * one; no mail goes to an address without an account, or with one that is refused.
 *
 * @param login normalized
 * @param linkOf the address of the page for the word of a link
 */
export async function askForPassword({ pool, box }: SealedStore, { login, linkOf, demoAccounts }: { readonly login: string; readonly linkOf: (token: string) => string; readonly demoAccounts: boolean }, now: Date): Promise<void> {
  await withTransaction(pool, async (connection) => {
    const account = await accountForChange(connection, login);
    if (account === null || account.disabled_at !== null || (account.demo && !demoAccounts)) return;
    if (account.demo || account.owes_password || account.owes_second_factor) {
      await tellMail(connection, box, noLinkLetter(account), now);
      return;
    }
    const { token, expiresAt } = await makeAccountLink(connection, account.id, now, 'lost-password');
    await noteAccountChange(connection, { actor: login, action: 'password-lost', login }, now);
    await tellMail(connection, box, lostPasswordLetter(account, linkOf(token), expiresAt), now);
  });
}
