import { parseArgs } from 'node:util';
import type { Connection, Pool } from '@quartermaster/database';
import { AccountRefusal, changeAccount, disable, enable, requireNoDemo, signOut, unlock, type AccountChange } from '../account-changes/index.ts';
import { accountEntries, accountsLike, newTotpSecret, normalizeLogin, readablePassword, setPassword, setTotpSecret, type KnownAccount } from '../accounts/index.ts';
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

/** A word of the command. */
interface Word {
  readonly change: (tools: AccountTools) => AccountChange<string> | Promise<AccountChange<string>>;
  readonly needsReason?: true;
}

const words: Readonly<Record<string, Word>> = {
  'disable': { change: () => disable, needsReason: true },
  'enable': { change: () => enable },
  'reset-password': {
    change: () => ({
      action: 'password-reset', signsOut: true,
      async run(connection, account) {
        requireNoDemo(account);
        const password = readablePassword();
        await setPassword(connection, account.id, password);
        await liftAccountLimits(connection, account.login);
        return `${account.login} signs in with this password from now on: ${password}\nIt is shown once. Hand it over in a safe way.`;
      },
    }),
  },
  'reset-second-factor': {
    async change(tools) {
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
  },
  'unlock': { change: () => unlock },
  'sign-out': { change: () => signOut },
};

/**
 * Runs one command on accounts.
 *
 * @throws Error that says what is wrong and what to write instead
 */
export async function accountCommand(args: readonly string[], tools: AccountTools): Promise<AccountResult> {
  const { word, text, reason } = readArguments(args);
  const known = words[word];
  if (known === undefined) return { said: await read(word, text, tools), signedOut: null };
  if (text === '') throw new Error(`Name the login: npm run accounts -- ${word} LOGIN.`);
  if (known.needsReason === true && reason === '') throw new Error(`Say why, for the log: npm run accounts -- ${word} ${text} --reason="Left the agency".`);
  const change = await known.change(tools);
  const { account, result, ended } = await changeAccount(tools.pool, { account: { login: text }, actor: tools.actor, reason, now: tools.now }, change);
  return { said: `${result}\n${ended === null ? '' : `${ended} session(s) ended.\n`}`, signedOut: ended === null ? null : account.id };
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
      if (account === undefined) throw new AccountRefusal(`There is no account for ${text}.`, { missing: true });
      return `${accountLine(account)}\n${entryLines(await accountEntries(pool, account.login, most))}`;
    }
    default:
      throw new Error(word === '' ? 'Say what to do.' : `${word} is not known.`);
  }
}

function readArguments(args: readonly string[]): { readonly word: string; readonly text: string; readonly reason: string } {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { reason: { type: 'string', default: '' } } });
  const [word = '', text = '', ...more] = positionals;
  if (more.length > 0) throw new Error(`${more.join(' ')} is too much.`);
  return { word, text, reason: values.reason.trim() };
}
