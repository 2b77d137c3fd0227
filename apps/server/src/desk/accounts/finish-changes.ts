import type { Account } from '@quartermaster/contracts-desk';
import { withTransaction, type Pool } from '@quartermaster/database';
import type { MailStrategy } from '@quartermaster/deployment';
import { faultPoint } from '../../faults/index.ts';
import type { AccountKeeper } from '../../kept-accounts/index.ts';
import type { Worked } from '../../outbox/index.ts';
import type { Clock } from '../../runtime/index.ts';
import { problemOf } from '../../wire/index.ts';
import { noteChange } from '../audit/audit-log.ts';
import { linkMail } from './account-letters.ts';
import { claimAsked, settleAsked, type AskedChange } from './asked-changes.ts';
import { endAllSessionsOf } from './end-sessions.ts';

export interface FinishingTools {
  readonly keeper: Pick<AccountKeeper, 'isMade' | 'read' | 'change'>;
  readonly database: Pool;
  readonly mail: MailStrategy;
  readonly clock: Clock;
}

/**
 * Finishes one change of an account whose process has ended, or got no answer, between the identity server's transaction and ours. A change that was made there gets its entry in the audit log, and the sessions of
 * the account end; its person gets another link, since the first one may never have been sent. One that was not made is not made now: the operator was told so, or has seen no answer, and may have
 * decided otherwise since.
 */
export async function finishChanges({ keeper, database, mail, clock }: FinishingTools): Promise<Worked> {
  const asked = await claimAsked(database, clock.now());
  if (asked === null) return 'done';
  await faultPoint('account.claimed');
  const { changeId, accountId, actor, role, action, details, endsSessions, givesLink, askedAt } = asked;
  if (!(await keeper.isMade(changeId))) {
    await settleAsked(database, changeId);
    return 'more';
  }
  const { account } = await keeper.read(accountId);
  if (givesLink) await sendLink({ keeper, mail }, account, asked);
  await faultPoint('account.link-sent');
  await withTransaction(database, async (connection) => {
    if (!(await settleAsked(connection, changeId))) return;
    const ended = endsSessions ? await endAllSessionsOf(connection, accountId) : {};
    await noteChange(connection, { login: actor, role }, { action, subject: account.login, details: { ...details, ...ended, askedAt: askedAt.toISOString() } }, clock.now());
  });
  await faultPoint('account.finished');
  return 'more';
}

/** Nothing where the account owes nothing any more: the person has used the first link. */
async function sendLink({ keeper, mail }: Pick<FinishingTools, 'keeper' | 'mail'>, account: Account, { actor, details }: AskedChange): Promise<void> {
  try {
    const { link } = await keeper.change(account.id, 'new-link', { actor, reason: String(details['reason']) });
    if (link !== null) await mail.send(linkMail(account, link));
  } catch (error) {
    if (problemOf(error).status !== 409) throw error;
  }
}
