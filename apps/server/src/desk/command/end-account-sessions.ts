import { withTransaction, type Pool } from '@quartermaster/database';
import { endSessionsOf } from '../../login/index.ts';
import { noteChange } from '../audit/audit-log.ts';
import { endOperatorSessionsOf } from '../operators/operator-session.ts';
import { commandActor } from './operators-command.ts';

/** Ends all sessions of an account, in the stores and at the desk, with an entry in the audit log. `subject`: the identity server's id of the account. */
export function endAccountSessions(database: Pool, subject: string, now: Date): Promise<string> {
  return withTransaction(database, async (connection) => {
    const [stores, desk] = [await endSessionsOf(connection, subject), await endOperatorSessionsOf(connection, subject)];
    await noteChange(connection, commandActor('npm run accounts'), { action: 'account.signed-out', subject, details: { stores, desk } }, now);
    return `${stores} session(s) in the stores and ${desk} at the desk ended.\n`;
  });
}
