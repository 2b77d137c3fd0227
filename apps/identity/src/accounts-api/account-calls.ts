import {
  changeAccountRequest, changeAgencyCodeRequest, inviteRequest, keptAccountsRequest, madeChangeRequest, noticesTakenRequest, pageSize, registerRequest, type Account, type AccountChangeName, type ChangedAccount, type KeptAccount, type KeptAccounts, type Notice, type RegisteredAccount,
} from '@quartermaster/contracts-desk';
import { AccountRefusal, changeAccount, changeAgencyCode, disable, enable, invite, newLink, register, resetPasswordByLink, resetSecondFactorByLink, signOut, unlock, type AccountChange } from '../account-changes/index.ts';
import { accountById, accountEntries, countHelpAsked, findAccounts, isChangeMade, latestLinks, type KnownAccount, type NewLink } from '../accounts/index.ts';
import { forgetNotices, waitingNotices } from '../notices/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { checked } from './checked.ts';
import { wireAccount } from './wire-account.ts';

export interface AccountCallsDeps {
  readonly store: SealedStore;
  /** Its own address as browsers see it: links begin with it. */
  readonly issuer: string;
  /** Of the marketplace: where mail sends people to sign in. */
  readonly homeUrl: string;
}

const mostEvents = 50;

/** What the desk may ask for. Each checks what it gets, and throws {@link AccountRefusal} or {@link CallInvalid}. */
export function accountCalls({ store, issuer, homeUrl }: AccountCallsDeps) {
  const { pool } = store;
  const withLinks = async (accounts: readonly KnownAccount[], now: Date): Promise<Account[]> => {
    const links = await latestLinks(pool, accounts.map(({ id }) => id));
    return accounts.map((account) => wireAccount(account, links.get(account.id), now));
  };
  const read = async (id: string, now: Date): Promise<Account> => {
    const account = await accountById(pool, id);
    const [wire] = account === null ? [] : await withLinks([account], now);
    if (wire === undefined) throw new AccountRefusal('There is no account of this id.', { missing: true });
    return wire;
  };
  const given = (link: NewLink | null, backTo?: string) => {
    if (link === null) return null;
    const query = backTo === undefined ? '' : `?${new URLSearchParams({ back: backTo }).toString()}`;
    return { url: `${issuer}/set-up/${link.token}${query}`, expiresAt: link.expiresAt.toISOString() };
  };
  const plain: Readonly<Partial<Record<AccountChangeName, AccountChange<unknown>>>> = { disable, enable, unlock, 'sign-out': signOut };
  const byLink: Readonly<Partial<Record<AccountChangeName, AccountChange<NewLink>>>> = { 'reset-password': resetPasswordByLink, 'reset-second-factor': resetSecondFactorByLink(store.box), 'new-link': newLink };

  return {
    async list(query: unknown, now: Date): Promise<KeptAccounts> {
      const { q, page } = checked(keptAccountsRequest, query);
      const { total, accounts } = await findAccounts(pool, q, { first: (page - 1) * pageSize, most: pageSize });
      return { total, page, pageCount: Math.max(1, Math.ceil(total / pageSize)), accounts: await withLinks(accounts, now), helpAsked: await countHelpAsked(pool) };
    },
    async read(id: string, now: Date): Promise<KeptAccount> {
      const account = await read(id, now);
      const entries = await accountEntries(pool, account.login, mostEvents);
      return { account, events: entries.map(({ happened_at: at, actor, action, reason }) => ({ at: at.toISOString(), actor, action, reason })) };
    },
    async change(id: string, name: AccountChangeName, body: unknown, now: Date): Promise<ChangedAccount> {
      const request = { account: { id }, ...checked(changeAccountRequest, body), now };
      const linked = byLink[name];
      const unlinked = plain[name];
      const link = linked === undefined ? null : (await changeAccount(pool, request, linked)).result;
      if (unlinked !== undefined) await changeAccount(pool, request, unlinked);
      return { account: await read(id, now), link: given(link) };
    },
    async changeAgencyCode(id: string, body: unknown, now: Date): Promise<ChangedAccount> {
      const { agencyCode, ...asked } = checked(changeAgencyCodeRequest, body);
      await changeAccount(pool, { account: { id }, ...asked, now }, changeAgencyCode(agencyCode));
      return { account: await read(id, now), link: null };
    },
    async isMade(changeId: string): Promise<{ isMade: boolean }> {
      return { isMade: await isChangeMade(pool, checked(madeChangeRequest, { changeId }).changeId) };
    },
    async invite(body: unknown, now: Date): Promise<ChangedAccount> {
      const { actor, reason, backTo, ...person } = checked(inviteRequest, body);
      const { account, link } = await invite(store, person, { actor, reason, now });
      return { account: await read(account.id, now), link: given(link, backTo) };
    },
    async register(body: unknown, now: Date): Promise<RegisteredAccount> {
      const { approved, reason, backTo, ...person } = checked(registerRequest, body);
      const { accountId, link } = await register(store, person, { approved, reason, homeUrl: backTo ?? homeUrl, now });
      return { accountId, link: given(link, backTo) };
    },
    notices: async (now: Date): Promise<{ notices: readonly Notice[] }> => ({ notices: await waitingNotices(store, now) }),
    async noticesTaken(body: unknown): Promise<object> {
      await forgetNotices(pool, checked(noticesTakenRequest, body).ids);
      return {};
    },
  };
}
