import { setAgencyCode, setDisabled } from '../accounts/index.ts';
import { liftAccountLimits } from '../sign-in/index.ts';
import { AccountRefusal, type AccountChange } from './change-account.ts';

// Changes that need no secret. Each gives a sentence for the person at a terminal.

export const disable: AccountChange<string> = {
  action: 'disabled', signsOut: true,
  async run(connection, { id, login, disabled_at: since }, now) {
    if (since !== null) throw new AccountRefusal(`${login} is disabled since ${since.toISOString()}.`);
    await setDisabled(connection, id, now);
    return `${login} is disabled.`;
  },
};

export const enable: AccountChange<string> = {
  action: 'enabled', signsOut: false,
  async run(connection, { id, login, disabled_at: since }) {
    if (since === null) throw new AccountRefusal(`${login} is not disabled.`);
    await setDisabled(connection, id, null);
    return `${login} may sign in again, with the password and the second factor of before.`;
  },
};

export const unlock: AccountChange<string> = {
  action: 'unlocked', signsOut: false,
  run: async (connection, { login }) => `${login}: ${await liftAccountLimits(connection, login)} limit(s) lifted.`,
};

export const signOut: AccountChange<string> = { action: 'signed-out', signsOut: true, run: async (_connection, { login }) => `${login} is signed out everywhere.` };

export const changeAgencyCode = (agencyCode: string): AccountChange<string> => ({
  action: 'agency-code-changed', signsOut: false,
  async run(connection, { id, login, agency_code: before }) {
    const named = (code: string): string => (code === '' ? 'no agency code' : `the agency code ${code}`);
    if (agencyCode === before) throw new AccountRefusal(`${login} has ${named(before)} already.`);
    await setAgencyCode(connection, id, agencyCode);
    return `${login} has ${named(agencyCode)} from the next token on, and had ${named(before)}.`;
  },
});
