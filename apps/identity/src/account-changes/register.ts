import { randomUUID } from 'node:crypto';
import { emailRule } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { accountForChange, approveAccount, createAccount, makeAccountLink, newTotpSecret, normalizeLogin, noteAccountChange, readablePassword, renameAccount, type NewLink } from '../accounts/index.ts';
import { tellMail } from '../notices/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { AccountRefusal } from './change-account.ts';
import type { Invited } from './invite.ts';
import { knownLetter } from './known-letter.ts';

/** How a registration is entered. */
export interface RegisterOptions {
  readonly approved: boolean;
  readonly reason: string;
  /** Where the person signs in. */
  readonly homeUrl: string;
  readonly now: Date;
}

/**
 * Makes the account of a person who registers and has proved the address. Where there is one that is set up already, or is disabled, `link` is null and its mailbox is told: who
 * registers learns nothing of it otherwise. May be repeated: an account that is not set up yet gets a new link.
 *
 * @throws {AccountRefusal} for an address that is none
 */
export function register(store: SealedStore, person: Invited, { approved, reason, homeUrl, now }: RegisterOptions): Promise<{ readonly accountId: string; readonly link: NewLink | null }> {
  const problem = emailRule(person.email);
  if (problem !== null) throw new AccountRefusal(problem);
  const login = normalizeLogin(person.email);
  return withTransaction(store.pool, async (connection) => {
    const made = await createAccount({ pool: connection, box: store.box }, { id: randomUUID(), ...person, password: readablePassword(), totpSecret: newTotpSecret(), isApproved: approved, owesSetUp: true }, now);
    const account = await accountForChange(connection, login);
    if (account === null) throw new Error('An account that was just made is not there.');
    const isEnabled = account.disabled_at === null;
    const note = (action: 'registered' | 'approved' | 'link-made') => noteAccountChange(connection, { actor: login, action, login, reason }, now);
    if (made) await note('registered');
    // What was written before it was ever used is not what the person writes now.
    else if (isEnabled && account.owes_password && account.owes_second_factor) await renameAccount(connection, account.id, person);
    if (!made && approved && isEnabled && account.approved_at === null) {
      await approveAccount(connection, login, now);
      await note('approved');
    }
    if (isEnabled && (account.owes_password || account.owes_second_factor)) {
      if (!made) await note('link-made');
      return { accountId: account.id, link: await makeAccountLink(connection, account.id, now) };
    }
    await tellMail(connection, store.box, knownLetter(account, homeUrl), now);
    return { accountId: account.id, link: null };
  });
}
