import { withTransaction } from '@quartermaster/database';
import { accountForChangeById, noteAccountChange } from '../accounts/index.ts';
import { tellMail, tellSignedOut } from '../notices/index.ts';
import { endAllSessions } from '../provider/index.ts';
import { replaceRecoveryCodes } from '../recovery-codes/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { codesMadeLetter } from './letters.ts';

const reason = 'On the page of the account';

/** Gives an account new recovery codes, which are shown once. */
export const makeCodes = ({ pool, box }: SealedStore, accountId: string, now: Date): Promise<readonly string[]> =>
  withTransaction(pool, async (connection) => {
    const known = await accountForChangeById(connection, accountId);
    if (known === null) throw new Error('The account of a session is not there.');
    const codes = await replaceRecoveryCodes(connection, accountId, now);
    await noteAccountChange(connection, { actor: known.login, action: 'recovery-codes-made', login: known.login, reason }, now);
    await tellMail(connection, box, codesMadeLetter(known), now);
    return codes;
  });

/** Ends all sessions of an account, here and in the stores. */
export const signOutEverywhere = ({ pool, box }: SealedStore, { id, login }: { readonly id: string; readonly login: string }, now: Date): Promise<void> =>
  withTransaction(pool, async (connection) => {
    await endAllSessions(connection, id);
    await tellSignedOut(connection, box, id, now);
    await noteAccountChange(connection, { actor: login, action: 'signed-out', login, reason }, now);
  });
