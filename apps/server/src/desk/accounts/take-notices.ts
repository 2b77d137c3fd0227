import type { Notice } from '@quartermaster/contracts-desk';
import type { Pool } from '@quartermaster/database';
import type { MailStrategy } from '@quartermaster/deployment';
import type { AccountKeeper } from '../../kept-accounts/index.ts';
import type { Worked } from '../../outbox/index.ts';
import { endAllSessionsOf } from './end-sessions.ts';

export interface NoticeTools {
  readonly keeper: Pick<AccountKeeper, 'isOffered' | 'notices' | 'taken'>;
  readonly database: Pool;
  readonly mail: MailStrategy;
}

/**
 * Does what the identity server has to tell: its mail goes into this marketplace's outbox, and sessions that ended there end here. Each is done before it is said to be taken, and may be done twice: a mail
 * keeps its number, and a session ends once.
 */
export async function takeNotices({ keeper, database, mail }: NoticeTools): Promise<Worked> {
  if (!(await keeper.isOffered())) return 'done';
  const notices = await keeper.notices();
  if (notices.length === 0) return 'done';
  for (const notice of notices) await act(notice, { database, mail });
  await keeper.taken(notices.map(({ id }) => id));
  return 'more';
}

async function act(notice: Notice, { database, mail }: Pick<NoticeTools, 'database' | 'mail'>): Promise<void> {
  if (notice.kind === 'signed-out') {
    await endAllSessionsOf(database, notice.accountId);
    return;
  }
  const { id, mailKind: kind, recipient, subject, body, holdsUntil } = notice;
  await mail.send({ id, kind, recipient, subject, body, ...(holdsUntil !== null && { holdsUntil: new Date(holdsUntil) }) });
}
