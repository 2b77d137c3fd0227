import { randomUUID } from 'node:crypto';
import type { Notice } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import { places, type SecretBox } from '../secrets/index.ts';

/** A mail to the person of an account. */
export interface Letter {
  /** Such as `lost-password`: for lists of the desk. */
  readonly mailKind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Beyond it no one needs the mail, and its text is for the recipient alone; null: neither is so. */
  readonly holdsUntil: Date | null;
}

type Untold = { [Kind in Notice['kind']]: Omit<Extract<Notice, { kind: Kind }>, 'id'> }[Notice['kind']];

/** Has the marketplace told, in the transaction of what is told: the one is there if and only if the other is. */
async function tell(queries: Pick<Connection, 'query'>, box: SecretBox, notice: Untold, now: Date): Promise<void> {
  const id = randomUUID();
  const holdsUntil = notice.kind === 'mail' ? notice.holdsUntil : null;
  await queries.query(sql`insert into identity.notice (notice_id, made_at, holds_until, sealed) values (${id}, ${now}, ${holdsUntil}, ${box.seal(JSON.stringify(notice), places.notice(id))})`);
}

/** Has the marketplace end the sessions of an account there, too. */
export const tellSignedOut = (queries: Pick<Connection, 'query'>, box: SecretBox, accountId: string, now: Date): Promise<void> => tell(queries, box, { kind: 'signed-out', accountId }, now);

/** Has the marketplace send a mail. */
export const tellMail = (queries: Pick<Connection, 'query'>, box: SecretBox, { holdsUntil, ...letter }: Letter, now: Date): Promise<void> =>
  tell(queries, box, { kind: 'mail', ...letter, holdsUntil: holdsUntil?.toISOString() ?? null }, now);
