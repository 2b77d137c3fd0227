import { endSessionsOf } from '../../login/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { endOperatorSessionsOf } from '../operators/operator-session.ts';

/** Ends the sessions of an account in the stores and at the desk; how many there were. */
export const endAllSessionsOf = async (connection: Queries, accountId: string): Promise<{ readonly stores: number; readonly desk: number }> =>
  ({ stores: await endSessionsOf(connection, accountId), desk: await endOperatorSessionsOf(connection, accountId) });
