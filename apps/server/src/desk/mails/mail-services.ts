import { mailService, mailsService, pageSize, resendMailService, type ListedMail } from '@quartermaster/contracts-desk';
import { sql } from '@quartermaster/database';
import { reviveMail } from '../../mail/index.ts';
import { withoutApprovalKeys } from '../../aacassignment/index.ts';
import { withoutSupervisorKeys } from '../../authorization/index.ts';
import { withoutReductionKeys } from '../../price-reduction/index.ts';
import { withoutReportKeys } from '../../product-reports/index.ts';
import { withoutVendorKeys } from '../../purchase-orders/index.ts';
import { mailedPurchaseOrders } from '../../vendor-delivery/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { firstRow, pagesOf } from '../wire/pages.ts';

interface MailRow {
  readonly mail_id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly dead_at: Date | null;
  readonly holds_until: Date | null;
  readonly last_error: string | null;
}

const columns = sql`mail_id, kind, recipient, subject, created_at, sent_at, dead_at, holds_until, last_error`;

/** The outbox of mail. In a trial nothing sends it: this is the mailbox of all. */
export const mailDeskServices = (isTrial: boolean): readonly DeskImplementation[] => [
  implementRead(mailsService, async ({ q, state, page }, { database, now }) => {
    const isOver = sql`coalesce(holds_until <= ${now}, false)`;
    const ofState = {
      all: sql`true`, sent: sql`sent_at is not null`, over: sql`sent_at is null and ${isOver}`,
      waiting: sql`sent_at is null and dead_at is null and not ${isOver}`, dead: sql`sent_at is null and dead_at is not null and not ${isOver}`,
    }[state];
    const { rows } = await database.query<MailRow & { total: number }>(
      sql`select ${columns}, (count(*) over ())::int as total from marketplace.mail_outbox
        where ${ofState} and position(lower(${q}) in lower(recipient || ' ' || subject || ' ' || kind)) > 0
        order by created_at desc, mail_id limit ${pageSize} offset ${firstRow(page)}`,
    );
    return { ...pagesOf(rows, page), mails: rows.map((row) => mailOf(row, now)) };
  }),
  implementRead(mailService, async ({ id }, { database, now }) => {
    const { rows } = await database.query<MailRow & { body: string }>(
      sql`select ${columns}, body from marketplace.mail_outbox where mail_id = ${id}`,
    );
    const row = rows[0];
    if (row === undefined) throw noSuchMail();
    const textWithheld = whyWithheld(row, isTrial, now);
    return { mail: mailOf(row, now), text: textWithheld === null ? textOf(row, isTrial) : null, textWithheld };
  }),
  implementWrite(resendMailService, async ({ id }, connection, { now }) => {
    const carried = (await mailedPurchaseOrders(connection, [id])).get(id);
    if (carried?.isLookedAt === true) throw changedMeanwhile(`The purchase order ${carried.poNumber} is being looked at just now. Try again in a minute.`);
    // Its delivery would not know of it: the mail would leave, and the purchase order would stay dead.
    if (carried?.isDead === true) throw changedMeanwhile(`This mail is the purchase order ${carried.poNumber}. Send it again in the room "Orders": its vendor gets a new mail, at the address that it has now.`);
    const { rows: [mail] } = await connection.query<Pick<MailRow, 'recipient' | 'kind'>>(sql`select recipient, kind from marketplace.mail_outbox where mail_id = ${id}`);
    if (mail === undefined) throw noSuchMail();
    if ((await reviveMail(connection, [id], now)).length === 0) throw changedMeanwhile('This mail has not failed for good, so it is not sent again. Load the page again.');
    return { answer: {}, change: { action: 'mail.sent-again', subject: mail.recipient, details: { kind: mail.kind } } };
  }),
];

const noSuchMail = () => notFound('There is no such mail. Mail is kept for a month.');

/** A mail that holds for a while has a code in it, which is for its recipient alone; in a trial the person at the desk is the recipient. */
export function whyWithheld({ body, sent_at: sentAt, holds_until: holdsUntil }: { readonly body: string; readonly sent_at: Date | null; readonly holds_until: Date | null }, isTrial: boolean, now: Date): 'sent' | 'secret' | 'over' | null {
  if (sentAt !== null) return 'sent';
  if (holdsUntil !== null && !isTrial) return 'secret';
  return body === '' || (holdsUntil !== null && holdsUntil <= now) ? 'over' : null;
}

/** Who answers for a vendor, or as a supervisor, by the link of a mail is named by no log. In a trial the person at the desk is the vendor, too. */
const textOf = ({ body }: { readonly body: string }, isTrial: boolean): string => (isTrial ? body : withoutReportKeys(withoutReductionKeys(withoutSupervisorKeys(withoutApprovalKeys(withoutVendorKeys(body))))));

const mailOf = (row: MailRow, now: Date): ListedMail => ({
  id: row.mail_id,
  state: stateOf(row, now),
  kind: row.kind,
  recipient: row.recipient,
  subject: row.subject,
  writtenAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  lastError: row.last_error,
});

function stateOf({ sent_at: sentAt, dead_at: deadAt, holds_until: holdsUntil }: MailRow, now: Date): ListedMail['state'] {
  if (sentAt !== null) return 'sent';
  if (holdsUntil !== null && holdsUntil <= now) return 'over';
  return deadAt === null ? 'waiting' : 'dead';
}
