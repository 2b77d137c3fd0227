import {
  changedAccountAnswer, inviteAnswer, keeperRefusal, keptAccountAnswer, keptAccountsAnswer, madeChangeAnswer, noticesAnswer, noticesTakenAnswer, registerAnswer,
  type AccountChangeName, type ChangedAccount, type Invitation, type KeptAccount, type KeptAccounts, type Notice, type RegisteredAccount, type Registration,
} from '@quartermaster/contracts-desk';
import type { z } from 'zod';
import type { Identity } from '../login/index.ts';
import { problem, type Problem } from '../wire/index.ts';
import { accountsToken, type AccountsClient } from './accounts-token.ts';

/** Who changes an account, and why. With a key it can be asked later whether the change was made. */
interface ChangedBy {
  readonly actor: string;
  readonly reason: string;
  readonly changeId?: string;
}

/** The accounts of the identity server, where it lets the desk keep them. Every call may throw a Problem: 404, 409 with a reason, or 503. */
export interface AccountKeeper {
  /** False: the identity provider keeps accounts by itself, or this server has no secret of the desk's client. @throws Problem 503 */
  isOffered(): Promise<boolean>;
  find(q: string, page: number): Promise<KeptAccounts>;
  read(id: string): Promise<KeptAccount>;
  change(id: string, name: AccountChangeName, by: ChangedBy): Promise<ChangedAccount>;
  /** Its next token has the code; no session ends. */
  changeAgencyCode(id: string, change: ChangedBy & { readonly agencyCode: string }): Promise<ChangedAccount>;
  /** Whether a change with this key was made. */
  isMade(changeId: string): Promise<boolean>;
  /** Makes the account, or gives one that is not set up yet another link. May be repeated. */
  invite(invitation: Invitation): Promise<ChangedAccount>;
  /** Makes the account of a person who registers and has proved the address. May be repeated. `link` null: the address has an account, and its mailbox is told so. */
  register(registration: Registration): Promise<RegisteredAccount>;
  /** What the identity server has to tell, the oldest first, until it was said to be taken. */
  notices(): Promise<readonly Notice[]>;
  taken(ids: readonly string[]): Promise<void>;
}

export interface AccountKeeperOptions extends AccountsClient {
  readonly identity: Pick<Identity, 'discovery'>;
}

/** Milliseconds for one call: the hash of a password takes a part of a second. */
const timeLimit = 8_000;

export function accountKeeper(options: AccountKeeperOptions): AccountKeeper {
  const { discovery } = options.identity;
  const token = accountsToken(options, discovery);
  const endpoint = async (): Promise<string> => {
    const { accounts_endpoint: address } = await discovery.metadata();
    if (address === undefined || options.clientSecret === null) throw keptElsewhere();
    return address;
  };
  const send = async (url: string, body: object | null, bearer: string): Promise<Response> => {
    try {
      return await fetch(url, {
        method: body === null ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${bearer}`, accept: 'application/json', ...(body !== null && { 'content-type': 'application/json' }) },
        ...(body !== null && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeLimit),
        redirect: 'error',
      });
    } catch (error) {
      throw keeperAway(error);
    }
  };
  const call = async <Answer extends z.ZodType>(answer: Answer, path: string, body: object | null = null): Promise<z.output<Answer>> => {
    const url = `${await endpoint()}${path}`;
    let response = await send(url, body, await token.current());
    // The identity server was started on another database, or has forgotten the token.
    if (response.status === 401) response = await send(url, body, await token.another());
    const said: unknown = await response.json().catch(() => null);
    if (!response.ok) throw refusalOf(response.status, said);
    const read = answer.safeParse(said);
    if (!read.success) throw keeperAway(new Error(`${url} answered with something unexpected.`, { cause: read.error }));
    return read.data;
  };
  const at = (id: string): string => `/${encodeURIComponent(id)}`;
  return {
    isOffered: async () => (await discovery.metadata()).accounts_endpoint !== undefined && options.clientSecret !== null,
    find: (q, page) => call(keptAccountsAnswer, `?${new URLSearchParams({ q, page: String(page) }).toString()}`),
    read: (id) => call(keptAccountAnswer, at(id)),
    change: (id, name, by) => call(changedAccountAnswer, `${at(id)}/${name}`, by),
    changeAgencyCode: (id, change) => call(changedAccountAnswer, `${at(id)}/agency-code`, change),
    isMade: async (changeId) => (await call(madeChangeAnswer, `/changes/${changeId}`)).isMade,
    invite: (invitation) => call(inviteAnswer, '', invitation),
    register: (registration) => call(registerAnswer, '/register', registration),
    notices: async () => (await call(noticesAnswer, '/notices')).notices,
    async taken(ids) {
      await call(noticesTakenAnswer, '/notices/taken', { ids });
    },
  };
}

function refusalOf(status: number, said: unknown): Problem {
  const refusal = keeperRefusal.safeParse(said);
  if (refusal.success && status === 404) return problem({ status: 404, code: 'NOT_FOUND', title: 'Not Found', message: refusal.data.message });
  if (refusal.success && (status === 409 || status === 400)) return problem({ status: 409, code: 'CHANGED_MEANWHILE', title: 'Changed Meanwhile', message: refusal.data.message });
  return keeperAway(new Error(`The identity server answered ${status}${refusal.success ? `: ${refusal.data.message}` : ''}.`));
}

const keptElsewhere = (): Problem =>
  problem({ status: 409, code: 'ACCOUNTS_KEPT_ELSEWHERE', title: 'Accounts Kept Elsewhere', message: 'The identity provider of this marketplace keeps accounts by itself. Change them there.' });

const keeperAway = (cause: unknown): Problem =>
  problem({
    status: 503, code: 'IDENTITY_AWAY', title: 'Accounts Not Available', retryAfter: 30, cause,
    message: 'The identity server cannot be reached, or does not know this desk. Try again in a minute. If it stays so, compare IDENTITY_DESK_SECRET there with OAUTH_DESK_CLIENT_SECRET here.',
  });
