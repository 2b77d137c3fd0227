import type { Account, AuditEntry, ChangedAccount } from '@quartermaster/contracts-desk';
import type { Connection } from '@quartermaster/database';
import { faultPoint } from '../../faults/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import { problemOf } from '../../wire/index.ts';
import type { ChangedElsewhere, DeskContext } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import { noteAsked, settleAsked, type AskedChange } from './asked-changes.ts';
import { endAllSessionsOf } from './end-sessions.ts';

/** What an operator asks the identity server to do to an account. */
export interface AskedOfKeeper {
  readonly accountId: string;
  readonly action: string;
  readonly details: AuditEntry['details'];
  readonly endsSessions: boolean;
  readonly givesLink: boolean;
  /** Asks it. @throws Problem 404 or 409 where nothing was changed; 503 where that is not known */
  readonly ask: (changeId: string) => Promise<ChangedAccount>;
}

/**
 * Asks the identity server for a change so that its entry in the audit log and the end of the sessions here come for sure: what is asked is stored before, and `finishChanges` does the rest where
 * this process ends in between (decision 0162).
 *
 * @param afterward what follows from the change, before it is noted here
 * @throws Problem
 */
export async function askChange<Answer>({ database, operator, now }: DeskContext, randomness: Pick<Randomness, 'uuid'>, asked: AskedOfKeeper, afterward: (changed: ChangedAccount) => Promise<Answer>): Promise<ChangedElsewhere<Answer>> {
  const { ask, ...what } = asked;
  const row: AskedChange = { changeId: randomness.uuid(), actor: operator.login, role: operator.role, ...what };
  await noteAsked(database, row, now);
  await faultPoint('account.asked');
  const changed = await ask(row.changeId).catch(async (error: unknown) => {
    const { status } = problemOf(error);
    if (status === 404 || status === 409) await settleAsked(database, row.changeId);
    throw error;
  });
  await faultPoint('account.changed');
  const answer = await afterward(changed);
  await faultPoint('account.mailed');
  return { answer, change: entry(changed.account, row), here: (connection) => finish(connection, row) };
}

const entry = ({ login }: Account, { action, details }: AskedChange) => ({ action, subject: login, details });

async function finish(connection: Connection, { changeId, accountId, endsSessions }: AskedChange): Promise<AuditEntry['details']> {
  if (!(await settleAsked(connection, changeId))) throw changedMeanwhile('The change took so long that another process has finished it. Load the page again.');
  return endsSessions ? endAllSessionsOf(connection, accountId) : {};
}
