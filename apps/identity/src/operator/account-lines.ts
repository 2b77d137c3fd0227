import type { accountEntries, KnownAccount } from '../accounts/index.ts';

const day = (at: Date): string => at.toISOString().slice(0, 10);

/** One account in one line, for a terminal. */
export function accountLine({ login, given_name: given, family_name: family, agency_code: agency, created_at: created, approved_at: approved, disabled_at: disabled, owes_password: owesPassword, owes_second_factor: owesSecondFactor, demo }: KnownAccount): string {
  const owes = [...(owesPassword ? ['password'] : []), ...(owesSecondFactor ? ['second factor'] : [])].join(' and ');
  const enabled = owes !== '' ? `has to set up ${owes} by the link in a letter` : approved === null ? 'not approved' : 'may sign in';
  const state = disabled === null ? enabled : `disabled since ${day(disabled)}`;
  return plain([login, `${given} ${family}`, agency === '' ? 'no agency code' : agency, state, `since ${day(created)}`, ...(demo ? ['demo'] : [])].join('  '));
}

export function accountLines(accounts: readonly KnownAccount[], most: number): string {
  if (accounts.length === 0) return 'None.\n';
  const more = accounts.length === most ? `These are the first ${most}; name a part of the login for others.\n` : '';
  return `${accounts.map((account) => `${accountLine(account)}\n`).join('')}${more}`;
}

export const entryLines = (entries: Awaited<ReturnType<typeof accountEntries>>): string =>
  entries.length === 0 ? 'Nothing was done.\n' : entries.map(({ happened_at: at, actor, action, login, reason }) => plain(`${at.toISOString()}  ${login}  ${action}  by ${actor}${reason === '' ? '' : `  ${reason}`}`) + '\n').join('');

/** What people typed is no command of the terminal. */
const plain = (text: string): string => text.replaceAll(/\p{C}/gu, ' ');
