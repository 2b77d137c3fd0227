import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { readListArguments } from '../../runtime/index.ts';
import { reviveMail } from '../revive-mail.ts';
import { typedLine } from '../typed-text.ts';
import { MailError } from './mail-error.ts';
import { listMail, type ListedMail, type MailState } from './read-mail.ts';

const usage = `Usage:
  npm run mail -- list [--state=waiting|dead|sent|all] [--most=NUMBER]   mail, the newest first; what waits without --state
  npm run mail -- dead [--most=NUMBER]         mail that is not tried again by itself, each with the reason
  npm run mail -- resend ID... | --all         has dead mail sent again
  npm run mail -- discard ID...                takes away mail that has not been sent

docs/operating.md has the rest.`;

const states: readonly [MailState, ...MailState[]] = ['waiting', 'dead', 'sent', 'all'];

/** The purchase orders that are in these mails and have not left, by the number of the mail: their deliveries decide what becomes of the mail. */
type MailedPurchaseOrders = (connection: Connection, mailIds: readonly string[]) => Promise<ReadonlyMap<string, { readonly poNumber: string; readonly isDead: boolean; readonly isLookedAt: boolean }>>;

/**
 * Runs one command of the operator, all of it or nothing, and gives what it prints.
 *
 * @throws MailError that says what is wrong and what to write instead
 */
export async function mailCommand(database: Pool, args: readonly string[], { now, purchaseOrders }: { readonly now: Date; readonly purchaseOrders: MailedPurchaseOrders }): Promise<string> {
  const { word, rest, state, most, all } = readListArguments(args, { states, usage, Refusal: MailError });
  const ids = readIds(rest);
  return withTransaction(database, async (connection) => {
    if ((word === 'list' || word === 'dead') && ids.length === 0) return mailLines(await listMail(connection, word === 'dead' ? 'dead' : state, most, now));
    if (word === 'resend' && all !== ids.length > 0) return resent(connection, all ? null : ids, purchaseOrders, now);
    if (word === 'discard' && ids.length > 0) return discarded(connection, ids, purchaseOrders);
    throw new MailError(usage);
  });
}

function readIds(ids: readonly string[]): readonly string[] {
  const wrong = ids.find((id) => !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id));
  if (wrong !== undefined) throw new MailError(`${wrong} is no number of a mail: "npm run mail -- list --state=all" prints them.`);
  return ids;
}

/** Three lines of each mail: texts and codes stay in the database. */
function mailLines(mails: readonly ListedMail[]): string {
  if (mails.length === 0) return 'None.\n';
  return mails.map(({ mailId, kind, recipient, subject, createdAt, attempts, lastError, ...mail }) => [
    `${mailId}  ${stateOf(mail)}  written ${createdAt.toISOString()}${attempts === 0 ? '' : `, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`}`,
    `  ${kind} to ${typedLine(recipient)}: ${typedLine(subject)}`,
    ...(lastError === null ? [] : [`  ${typedLine(lastError)}`]),
  ].join('\n')).join('\n\n') + '\n';
}

const stateOf = ({ sentAt, deadAt }: Pick<ListedMail, 'sentAt' | 'deadAt'>): string =>
  sentAt !== null ? `sent ${sentAt.toISOString()}` : deadAt === null ? 'waiting' : `dead since ${deadAt.toISOString()}`;

/** A purchase order whose delivery is dead, or may be in a moment, is left to that: the mail would leave, and the delivery would stay dead. */
async function resent(connection: Connection, given: readonly string[] | null, purchaseOrders: MailedPurchaseOrders, now: Date): Promise<string> {
  const ids = given ?? await deadMail(connection);
  const dead = new Map([...await purchaseOrders(connection, ids)].filter(([, { isDead, isLookedAt }]) => isDead || isLookedAt));
  const [[mailId, purchaseOrder] = []] = dead;
  if (given !== null && purchaseOrder?.isDead === false) throw new MailError(`The mail ${mailId} is the purchase order ${purchaseOrder.poNumber}, which is being looked at just now. Try again in a minute. Nothing was changed.`);
  if (given !== null && purchaseOrder !== undefined) {
    throw new MailError(`The mail ${mailId} is the purchase order ${purchaseOrder.poNumber}: "npm run vendors -- resend ${purchaseOrder.poNumber}" sends it again, by a new mail to the address that its vendor has now. Nothing was changed.`);
  }
  const revived = await reviveMail(connection, ids.filter((id) => !dead.has(id)), now);
  refuseOthers(given ?? [], revived, 'is not dead, so it is not sent again');
  return `${counted(revived.length)} waiting again.\n${dead.size === 0 ? '' : `Left as ${dead.size === 1 ? 'it is: a purchase order' : `they are: ${dead.size} purchase orders`}, which "npm run vendors -- resend --all" sends again.\n`}`;
}

async function deadMail(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ mail_id: string }>(sql`select mail_id from marketplace.mail_outbox where sent_at is null and dead_at is not null`);
  return rows.map(({ mail_id: mailId }) => mailId);
}

/** The mail of a purchase order that still waits would be written again, since nothing else says that it is not wanted. */
async function discarded(connection: Connection, ids: readonly string[], purchaseOrders: MailedPurchaseOrders): Promise<string> {
  const [[mailId, purchaseOrder] = []] = [...await purchaseOrders(connection, ids)].filter(([, { isDead }]) => !isDead);
  if (purchaseOrder !== undefined) {
    throw new MailError(`The mail ${mailId} is the purchase order ${purchaseOrder.poNumber}, which waits for its vendor and would be mailed again. "npm run purchase-orders -- move ${purchaseOrder.poNumber} canceled --reason=..." takes it out of the outbox. Nothing was changed.`);
  }
  const { rows } = await connection.query<{ mail_id: string }>(sql`
    delete from marketplace.mail_outbox where sent_at is null and mail_id = any(${ids}::uuid[]) returning mail_id`);
  refuseOthers(ids, rows.map(({ mail_id: mailId }) => mailId), 'does not wait');
  return `${counted(rows.length)} discarded.\n`;
}

function refuseOthers(ids: readonly string[], found: readonly string[], why: string): void {
  const other = ids.find((id) => !found.includes(id.toLowerCase()));
  if (other !== undefined) throw new MailError(`The mail ${other} ${why}, or there is none. Nothing was changed.`);
}

const counted = (mails: number): string => `${mails} ${mails === 1 ? 'mail is' : 'mails are'}`;
