import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { accountForChange, accountForChangeById, normalizeLogin, noteAccountChange, type AccountAction, type KnownAccount } from '../accounts/index.ts';
import { endAllSessions } from '../provider/index.ts';

/** Why an account was not changed, as a sentence. `missing`: there is no such account. */
export class AccountRefusal extends Error {
  override readonly name = 'AccountRefusal';
  readonly missing: boolean;

  constructor(message: string, { missing = false } = {}) {
    super(`${message} Nothing was changed.`);
    this.missing = missing;
  }
}

/** Changes an account, and gives what comes of it. */
export interface AccountChange<Result> {
  readonly action: AccountAction;
  /** Ends all sessions of the account. */
  readonly signsOut: boolean;
  /** @throws {AccountRefusal} */
  readonly run: (connection: Connection, account: KnownAccount, now: Date) => Promise<Result>;
}

/** Which account, who changes it, and why. */
export interface ChangeRequest {
  readonly account: { readonly login: string } | { readonly id: string };
  readonly actor: string;
  readonly reason: string;
  /** The key by which it is asked later whether the change was made. */
  readonly changeId?: string | undefined;
  readonly now: Date;
}

/** What a change came to. `ended`: how many sessions; null where the change ends none. */
interface ChangedAccount<Result> {
  readonly account: KnownAccount;
  readonly result: Result;
  readonly ended: number | null;
}

/**
 * The change, its entry in the log and the end of sessions are all done, or none of them is.
 *
 * @throws {AccountRefusal}
 */
export function changeAccount<Result>(pool: Pool, { account: asked, actor, reason, changeId, now }: ChangeRequest, change: AccountChange<Result>): Promise<ChangedAccount<Result>> {
  return withTransaction(pool, async (connection) => {
    const account = 'id' in asked ? await accountForChangeById(connection, asked.id) : await accountForChange(connection, normalizeLogin(asked.login));
    if (account === null) throw new AccountRefusal(`There is no account${'login' in asked ? ` for ${asked.login}` : ' of this id'}.`, { missing: true });
    const result = await change.run(connection, account, now);
    const ended = change.signsOut ? await endAllSessions(connection, account.id) : null;
    await noteAccountChange(connection, { actor, action: change.action, login: account.login, reason, changeId }, now);
    return { account, result, ended };
  });
}

/** @throws {AccountRefusal} for a demo account, whose secrets the start prints */
export function requireNoDemo({ demo, login }: KnownAccount): void {
  if (demo) throw new AccountRefusal(`${login} is a demo account: what it signs in with is printed by the start.`);
}
