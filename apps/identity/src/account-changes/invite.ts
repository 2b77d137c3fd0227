import { randomUUID } from 'node:crypto';
import { emailRule } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { accountForChange, approveAccount, createAccount, makeAccountLink, newTotpSecret, normalizeLogin, noteAccountChange, readablePassword, type KnownAccount, type NewLink } from '../accounts/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { AccountRefusal, type ChangeRequest } from './change-account.ts';

/** The person who is to have an account. */
export interface Invited {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly agencyCode: string;
}

/**
 * Makes an account that its person sets up by the link. May be repeated: an account that is not set up yet gets a new link. One that is
 * set up stays as it is, is approved for the marketplace, and needs none: `link` is null.
 *
 * @throws {AccountRefusal} for an address that is none, and for an account that is disabled
 */
export function invite(store: SealedStore, person: Invited, { actor, reason, now }: Pick<ChangeRequest, 'actor' | 'reason' | 'now'>): Promise<{ readonly account: KnownAccount; readonly link: NewLink | null }> {
  const problem = emailRule(person.email);
  if (problem !== null) throw new AccountRefusal(problem);
  const login = normalizeLogin(person.email);
  return withTransaction(store.pool, async (connection) => {
    const made = await createAccount({ pool: connection, box: store.box }, { id: randomUUID(), ...person, password: readablePassword(), totpSecret: newTotpSecret(), owesSetUp: true }, now);
    const account = await accountForChange(connection, login);
    if (account === null) throw new Error('An account that was just made is not there.');
    if (account.disabled_at !== null) throw new AccountRefusal(`${login} is disabled. Enable it first, or decline the request.`);
    const owes = account.owes_password || account.owes_second_factor;
    if (!made && account.approved_at === null) {
      await approveAccount(connection, login, now);
      await noteAccountChange(connection, { actor, action: 'approved', login, reason }, now);
    }
    if (made || owes) await noteAccountChange(connection, { actor, action: made ? 'added' : 'link-made', login, reason }, now);
    return { account: { ...account, approved_at: account.approved_at ?? now }, link: owes ? await makeAccountLink(connection, account.id, now) : null };
  });
}
