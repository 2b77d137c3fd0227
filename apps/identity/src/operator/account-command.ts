import { parseArgs } from 'node:util';
import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import {
  accountEntries, accountForChange, accountsLike, newTotpSecret, normalizeLogin, noteAccountChange, readablePassword, setDisabled, setPassword, setTotpSecret, type AccountAction, type KnownAccount,
} from '../accounts/index.ts';
import { endAllSessions } from '../provider/index.ts';
import type { SecretBox } from '../secrets/index.ts';
import { liftAccountLimits } from '../sign-in/index.ts';
import { accountLine, accountLines, entryLines } from './account-lines.ts';

export const accountUsage = `npm run accounts -- COMMAND
  list [TEXT]                         accounts whose login has TEXT in it
  show LOGIN                          one account, and what was done to it
  log                                 what was done to all accounts
  add --email LOGIN --given-name NAME --family-name NAME [--agency-code CODE] [--not-approved]
  approve LOGIN                       may use the marketplace from the next sign-in on
  disable LOGIN --reason=TEXT         refused from now on, and signed out everywhere
  enable LOGIN
  reset-password LOGIN                prints a new one, and signs out everywhere
  reset-second-factor LOGIN           prints a new secret for an authenticator app, and signs out everywhere
  unlock LOGIN                        forgets failed sign-ins, so that nothing has to wait
  sign-out LOGIN                      everywhere`;

/** Means of a command on accounts. */
export interface AccountTools {
  readonly pool: Pool;
  /** Opens the key to the secrets of accounts, for the one command that needs it. */
  readonly box: () => Promise<SecretBox>;
  /** The person who runs the command. */
  readonly actor: string;
  readonly now: Date;
}

/** What a command leaves. */
export interface AccountResult {
  /** For the terminal. What a person signs in with is said here once. */
  readonly said: string;
  /** The subject whose sessions at the marketplace are to end, too; null: none. */
  readonly signedOut: string | null;
}

/** Changes an account and gives what is said of it. */
interface Change {
  readonly action: AccountAction;
  readonly signsOut: boolean;
  readonly needsReason?: true;
  readonly run: (connection: Connection, account: KnownAccount, now: Date) => Promise<string>;
}

const changes: Readonly<Record<string, (tools: AccountTools) => Change | Promise<Change>>> = {
  'disable': () => ({
    action: 'disabled', signsOut: true, needsReason: true,
    async run(connection, { id, login, disabled_at: since }, now) {
      if (since !== null) throw new Error(`${login} is disabled since ${since.toISOString()}. Nothing was changed.`);
      await setDisabled(connection, id, now);
      return `${login} is disabled.`;
    },
  }),
  'enable': () => ({
    action: 'enabled', signsOut: false,
    async run(connection, { id, login, disabled_at: since }) {
      if (since === null) throw new Error(`${login} is not disabled. Nothing was changed.`);
      await setDisabled(connection, id, null);
      return `${login} may sign in again, with the password and the second factor of before.`;
    },
  }),
  'reset-password': () => ({
    action: 'password-reset', signsOut: true,
    async run(connection, account) {
      requireNoDemo(account);
      const password = readablePassword();
      await setPassword(connection, account.id, password);
      await liftAccountLimits(connection, account.login);
      return `${account.login} signs in with this password from now on: ${password}\nIt is shown once. Hand it over in a safe way.`;
    },
  }),
  'reset-second-factor': async (tools) => {
    const box = await tools.box();
    const run = async (connection: Connection, account: KnownAccount): Promise<string> => {
      requireNoDemo(account);
      const secret = newTotpSecret();
      await setTotpSecret(connection, box, account.id, secret);
      await liftAccountLimits(connection, account.login);
      return `${account.login} enters this secret into an authenticator app: ${secret}\nIt is shown once. Hand it over in a safe way. Codes of before are refused.`;
    };
    return { action: 'second-factor-reset', signsOut: true, run };
  },
  'unlock': () => ({
    action: 'unlocked', signsOut: false,
    run: async (connection, { login }) => `${login}: ${await liftAccountLimits(connection, login)} limit(s) lifted.`,
  }),
  'sign-out': () => ({ action: 'signed-out', signsOut: true, run: async (_connection, { login }) => `${login} is signed out everywhere.` }),
};

/**
 * Runs one command on accounts: the change, its entry in the log and the end of sessions are all done, or none of them is.
 *
 * @throws Error that says what is wrong and what to write instead
 */
export async function accountCommand(args: readonly string[], tools: AccountTools): Promise<AccountResult> {
  const { word, text, reason } = readArguments(args);
  const prepare = changes[word];
  if (prepare === undefined) return { said: await read(word, text, tools), signedOut: null };
  if (text === '') throw new Error(`Name the login: npm run accounts -- ${word} LOGIN.`);
  const change = await prepare(tools);
  if (change.needsReason === true && reason === '') throw new Error(`Say why, for the log: npm run accounts -- ${word} ${text} --reason="Left the agency".`);
  return withTransaction(tools.pool, async (connection) => {
    const account = await accountForChange(connection, normalizeLogin(text));
    if (account === null) throw unknown(text);
    const said = await change.run(connection, account, tools.now);
    const ended = change.signsOut ? await endAllSessions(connection, account.id) : null;
    await noteAccountChange(connection, { actor: tools.actor, action: change.action, login: account.login, reason }, tools.now);
    return { said: `${said}\n${ended === null ? '' : `${ended} session(s) ended.\n`}`, signedOut: ended === null ? null : account.id };
  });
}

const most = 200;

async function read(word: string, text: string, { pool }: AccountTools): Promise<string> {
  switch (word) {
    case 'list':
      return accountLines(await accountsLike(pool, text, most), most);
    case 'log':
      return entryLines(await accountEntries(pool, null, most));
    case 'show': {
      const account = (await accountsLike(pool, normalizeLogin(text), most)).find(({ login }) => login === normalizeLogin(text));
      if (account === undefined) throw unknown(text);
      return `${accountLine(account)}\n${entryLines(await accountEntries(pool, account.login, most))}`;
    }
    default:
      throw new Error(word === '' ? 'Say what to do.' : `${word} is not known.`);
  }
}

const unknown = (login: string): Error => new Error(`There is no account for ${login}. Nothing was changed.`);

function requireNoDemo({ demo, login }: KnownAccount): void {
  if (demo) throw new Error(`${login} is a demo account: what it signs in with is printed by the start. Nothing was changed.`);
}

function readArguments(args: readonly string[]): { readonly word: string; readonly text: string; readonly reason: string } {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { reason: { type: 'string', default: '' } } });
  const [word = '', text = '', ...more] = positionals;
  if (more.length > 0) throw new Error(`${more.join(' ')} is too much.`);
  return { word, text, reason: values.reason.trim() };
}
