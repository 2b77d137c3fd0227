import { randomUUID } from 'node:crypto';
import { accountChanges, changeAccountRequest, changeAgencyCodeRequest, inviteRequest, noticesTakenRequest, registerRequest, type Account, type AccountChangeName, type ChangedAccount, type KeptAccount, type KeptAccounts, type Notice, type RegisteredAccount } from '@quartermaster/contracts-desk';

interface Answer {
  readonly status: number;
  readonly body: object;
}

const at = '2026-11-23T10:00:00.000Z';

/** The accounts of an identity server that lets the desk keep them, in memory: what it was asked for is answered as its contract says. */
export class KeptAccountsOfTest {
  readonly accounts = new Map<string, Account>();
  /** Calls that changed something, by path, with who and why. */
  readonly asked: { readonly path: string; readonly actor: string; readonly reason: string }[] = [];
  /** Keys of the changes that it has made. */
  readonly made = new Set<string>();
  /** Links that were given out, the newest last. */
  readonly links: string[] = [];
  /** What it has to tell, until it was taken. */
  readonly notices: Notice[] = [];
  /** It takes no call, as while it is started again. */
  isAway = false;
  /** Tokens that it gave out; it may forget them. */
  readonly tokens = new Set<string>();

  add(changes: Partial<Account> & Pick<Account, 'login'>): Account {
    const account: Account = {
      id: randomUUID(), email: changes.login, name: 'Sample Person', agencyCode: '4700', state: 'active', isDemo: false, createdAt: at, disabledAt: null, owes: { password: false, secondFactor: false }, helpAskedAt: null, link: null, ...changes,
    };
    this.accounts.set(account.id, account);
    return account;
  }

  giveToken(): string {
    const token = randomUUID();
    this.tokens.add(token);
    return token;
  }

  answer(method: string, url: URL, bearer: string, body: string): Answer {
    if (this.isAway) return { status: 500, body: {} };
    if (!this.tokens.has(bearer)) return { status: 401, body: { code: 'TOKEN_INVALID', message: 'No token.' } };
    const [id, name] = url.pathname.split('/').slice(2).map(decodeURIComponent);
    if (id === 'changes') return { status: 200, body: { isMade: this.made.has(name ?? '') } };
    if (id === 'notices') return method === 'GET' ? { status: 200, body: { notices: this.notices } } : this.#taken(JSON.parse(body));
    if (method === 'GET') return id === undefined ? this.#list(url.searchParams.get('q') ?? '') : this.#read(id);
    const given: unknown = JSON.parse(body);
    if (id === undefined) return this.#invite(given);
    if (id === 'register') return this.#register(given);
    const change = accountChanges.find((known) => known === name);
    const account = this.accounts.get(id);
    if (name === 'agency-code' && account !== undefined) return this.#changeAgencyCode(account, given);
    return change === undefined || account === undefined ? unknownAccount : this.#change(account, change, given);
  }

  #list(q: string): Answer {
    const accounts = [...this.accounts.values()].filter(({ login, name }) => `${login} ${name}`.toLowerCase().includes(q.toLowerCase()));
    return { status: 200, body: { total: accounts.length, page: 1, pageCount: 1, accounts, helpAsked: accounts.filter(({ helpAskedAt }) => helpAskedAt !== null).length } satisfies KeptAccounts };
  }

  #read(id: string): Answer {
    const account = this.accounts.get(id);
    return account === undefined ? unknownAccount : { status: 200, body: { account, events: [{ at, actor: 'chief', action: 'added', reason: '' }] } satisfies KeptAccount };
  }

  #change(account: Account, change: AccountChangeName, given: unknown): Answer {
    const { changeId, ...by } = changeAccountRequest.parse(given);
    this.asked.push({ path: `/${account.id}/${change}`, ...by });
    if (change === 'disable' && account.state === 'disabled') return { status: 409, body: { code: 'ACCOUNT_REFUSED', message: `${account.login} is disabled. Nothing was changed.` } };
    if (changeId !== undefined) this.made.add(changeId);
    if (change === 'disable') return this.#keep({ ...account, state: 'disabled', disabledAt: at });
    if (change === 'enable') return this.#keep({ ...account, state: 'active', disabledAt: null });
    if (change === 'reset-password') return this.#keep({ ...account, state: 'toSetUp', owes: { password: true, secondFactor: false } }, true);
    if (change === 'reset-second-factor') return this.#keep({ ...account, state: 'toSetUp', owes: { password: false, secondFactor: true } }, true);
    return this.#keep(account, change === 'new-link');
  }

  #changeAgencyCode(account: Account, given: unknown): Answer {
    const { agencyCode, actor, reason, changeId } = changeAgencyCodeRequest.parse(given);
    this.asked.push({ path: `/${account.id}/agency-code`, actor, reason });
    if (changeId !== undefined) this.made.add(changeId);
    return this.#keep({ ...account, agencyCode });
  }

  #invite(given: unknown): Answer {
    const { email, givenName, familyName, agencyCode, actor, reason, backTo } = inviteRequest.parse(given);
    this.asked.push({ path: '', actor, reason });
    const login = email.toLowerCase();
    const known = [...this.accounts.values()].find((account) => account.login === login);
    const account = known ?? this.add({ login, email, name: `${givenName} ${familyName}`, agencyCode, state: 'toSetUp', owes: { password: true, secondFactor: true } });
    return this.#keep(account, account.state === 'toSetUp', backTo);
  }

  #register(given: unknown): Answer {
    const { email, givenName, familyName, agencyCode, approved, reason, backTo } = registerRequest.parse(given);
    const login = email.toLowerCase();
    this.asked.push({ path: '/register', actor: login, reason });
    const known = [...this.accounts.values()].find((account) => account.login === login);
    const account = known ?? this.add({ login, email, name: `${givenName} ${familyName}`, agencyCode, state: 'toSetUp', owes: { password: true, secondFactor: true } });
    const { link } = this.#keep(account.state === 'notApproved' && approved ? { ...account, state: 'active' } : account, account.state === 'toSetUp', backTo).body as ChangedAccount;
    return { status: 200, body: { accountId: account.id, link } satisfies RegisteredAccount };
  }

  #taken(given: unknown): Answer {
    const { ids } = noticesTakenRequest.parse(given);
    this.notices.splice(0, this.notices.length, ...this.notices.filter(({ id }) => !ids.includes(id)));
    return { status: 200, body: {} };
  }

  #keep(account: Account, givesLink = false, backTo?: string): Answer {
    const query = backTo === undefined ? '' : `?${new URLSearchParams({ back: backTo }).toString()}`;
    const link = givesLink ? { url: `https://login.example.gov/set-up/${randomUUID()}${query}`, expiresAt: '2099-11-26T10:00:00.000Z' } : null;
    const kept: Account = link === null ? account : { ...account, link: { state: 'open', madeAt: at, expiresAt: link.expiresAt, usedAt: null } };
    if (link !== null) this.links.push(link.url);
    this.accounts.set(account.id, kept);
    return { status: 200, body: { account: kept, link } satisfies ChangedAccount };
  }
}

const unknownAccount: Answer = { status: 404, body: { code: 'ACCOUNT_UNKNOWN', message: 'There is no account of this id.' } };
