import { withTransaction, type Connection } from '@quartermaster/database';
import { accountForChangeById, endAccountLinks, noteAccountChange, type AccountAction, type KnownAccount } from '../accounts/index.ts';
import { tellMail, tellSignedOut, type Letter } from '../notices/index.ts';
import { endAllSessions } from '../provider/index.ts';
import type { OwnAccountDeps } from './deps.ts';
import type { Visit } from './visit.ts';

interface OwnChange {
  readonly actions: readonly AccountAction[];
  /** Null: the change is told to no one. */
  readonly letter: ((account: KnownAccount) => Letter) | null;
  /** Which sessions end, here and in the stores. `others`: all but that of this browser. */
  readonly ends: 'all' | 'others' | 'none';
  readonly run: (connection: Connection, account: KnownAccount, now: Date) => Promise<void>;
}

/** Changes the account of a visit: the change, its entries in the log, its mail and the end of sessions are all done, or none of them is. */
export function changeOwn({ store: { pool, box }, clock }: Pick<OwnAccountDeps, 'store' | 'clock'>, { account: { id }, session }: Pick<Visit, 'account' | 'session'>, { actions, letter, ends, run }: OwnChange): Promise<void> {
  return withTransaction(pool, async (connection) => {
    const now = clock.now();
    const account = await accountForChangeById(connection, id);
    if (account === null) throw new Error('The account of a visit is not there any more.');
    await run(connection, account, now);
    for (const action of actions) await noteAccountChange(connection, { actor: account.login, action, login: account.login }, now);
    if (letter !== null) await tellMail(connection, box, letter(account), now);
    if (ends === 'none') return;
    await endAccountLinks(connection, id, now);
    await endAllSessions(connection, id, ends === 'others' ? session.uid : null);
    await tellSignedOut(connection, box, id, now);
  });
}
