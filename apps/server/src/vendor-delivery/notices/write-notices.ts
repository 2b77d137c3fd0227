import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { VendorWaySettings } from '@quartermaster/deployment';
import { addToWaitingMail, mailWaiting } from '../../mail/index.ts';
import type { Worked } from '../../outbox/index.ts';
import { createVendorLink } from '../../purchase-orders/index.ts';
import type { Clock, Randomness } from '../../runtime/index.ts';
import { additionOf, noticeMail } from './notice-mail.ts';
import { claimNotices, settleNotice, type WaitingNotice } from './waiting-notices.ts';

export interface NoticeTools {
  readonly database: Pool;
  /** The way of vendors that have none of their own; null: there is none. */
  readonly otherwise: ((vendorId: string) => { readonly settings: VendorWaySettings }) | null;
  /** Where browsers reach the marketplace. */
  readonly webOrigin: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

const noticesAtOnce = 20;
/** Milliseconds until it is looked again whether a vendor has an address. */
const withoutAddress = 60 * 60_000;

/**
 * Writes mails to vendors about what buyers and operators did to purchase orders that the vendors have, in the order in which it was done. Each is in
 * the outbox of mail if and only if its notice is settled: one transaction does both, and nothing is sent in it. Messages of some minutes come in one mail.
 */
export async function writeNotices({ database, ...tools }: NoticeTools): Promise<Worked> {
  const now = tools.clock.now();
  const written = await withTransaction(database, async (connection) => {
    const notices = await claimNotices(connection, noticesAtOnce, now);
    for (const notice of notices) await writeNotice(connection, notice, tools, now);
    return notices.length;
  });
  return written === 0 ? 'done' : 'more';
}

async function writeNotice(connection: Connection, notice: WaitingNotice, { otherwise, webOrigin, randomness }: Omit<NoticeTools, 'database'>, now: Date): Promise<void> {
  if (notice.isWithdrawn) return settleNotice(connection, notice, { now });
  const recipient = notice.contact ?? addressIn(notice.settings ?? otherwise?.(notice.vendorId).settings);
  if (recipient === null) {
    const reason = `${notice.doubt === null ? '' : `${notice.doubt} `}The vendor ${notice.vendorId} has no address for mail. Give its way a "contact" (npm run vendors -- import).`;
    return settleNotice(connection, notice, { again: new Date(now.getTime() + withoutAddress), reason });
  }
  const gathers = notice.recorded.event.kind === 'message' ? `messages ${notice.poNumber}` : null;
  if (gathers === null || !(await addToWaitingMail(connection, { gathers, recipient, ...additionOf(notice) }))) {
    const link = await createVendorLink(connection, { poNumber: notice.poNumber, webOrigin, now }, randomness);
    await connection.query(mailWaiting(noticeMail(notice, recipient, link), now, randomness.uuid(), gathers));
  }
  await settleNotice(connection, notice, { now });
}

/** Of a way that sends mail. */
const addressIn = (settings: VendorWaySettings | undefined): string | null => (typeof settings?.['to'] === 'string' ? settings['to'] : null);
