import { emailRule, formatMoney } from '@quartermaster/contracts';
import type { MailStrategy, VendorMessage, VendorSending, VendorWay, VendorWaySettings } from '@quartermaster/deployment';
import { isTrialAddress } from '../trial-address.ts';
import { longDay } from './long-day.ts';
import { purchaseOrderCsv } from './purchase-order-csv.ts';

/** The link by which a vendor answers to a purchase order. */
export type NewVendorLink = (poNumber: string) => Promise<{ readonly url: string; readonly expiresAt: Date }>;

export type MakePdf = (message: VendorMessage) => Promise<Uint8Array>;

/** Null for settings with an address, else a sentence for the operator. */
export function checkMailSettings({ to }: VendorWaySettings): string | null {
  const problem = typeof to === 'string' && to !== '' ? emailRule(to) : 'Give the address in "to".';
  return problem === null ? null : `The way mail cannot be used: ${problem}`;
}

/**
 * A mail with the purchase order as PDF and as CSV, and with the link to the page on which the vendor answers. It is written under the delivery key, so
 * that there is one however often it is tried; it counts as delivered when a mail server has taken it, or, for the vendors of a trial, when it is in
 * the trial mailbox.
 *
 * @param newLink is asked for each mail that is written; one whose mail is lost with its process is known to no one
 */
export const mailWay = (mail: MailStrategy, newLink: NewVendorLink, makePdf: MakePdf): VendorWay => ({
  check: checkMailSettings,
  async send(message, { to }) {
    const recipient = String(to);
    const status = (await mail.status?.(message.deliveryKey)) ?? { kind: 'unknown' };
    switch (status.kind) {
      case 'sent':
        return { kind: 'delivered' };
      case 'refused':
        return status;
      case 'waiting':
        return afterWriting(mail, recipient);
      case 'unknown':
        await mail.send(await written(message, recipient, await newLink(message.purchaseOrder.poNumber), makePdf));
        return afterWriting(mail, recipient);
    }
  },
});

const afterWriting = (mail: MailStrategy, recipient: string): VendorSending => ({ kind: mail.status === undefined || isTrialAddress(recipient) ? 'delivered' : 'waiting' });

async function written(message: VendorMessage, recipient: string, { url, expiresAt }: Awaited<ReturnType<NewVendorLink>>, makePdf: MakePdf): Promise<Parameters<MailStrategy['send']>[0]> {
  const { deliveryKey, store, placedBy, purchaseOrder: { poNumber, contractNumber, lines, subtotal } } = message;
  const fileName = poNumber.replaceAll(/[^\w.-]/g, '-');
  return {
    id: deliveryKey,
    kind: 'purchase-order',
    recipient,
    subject: `Purchase order ${poNumber}`,
    body: [
      `Purchase order ${poNumber} under contract ${contractNumber}`,
      '',
      `${placedBy} has ordered ${lines.length === 1 ? 'one line' : `${lines.length} lines`} for ${formatMoney(subtotal)} in the store ${store}.`,
      'The purchase order is attached as a PDF and as a CSV file.',
      '',
      'Accept it, say when you ship, and write to the buyer on this page, which needs no account:',
      url,
      `It opens until ${longDay(expiresAt)}. Each person who has this address can answer for you: pass it on with care.`,
      '',
      `This mail has the delivery key ${deliveryKey}. If you get it twice, it is the same purchase order: deliver it once.`,
      '',
    ].join('\n'),
    attachments: [
      { name: `${fileName}.pdf`, contentType: 'application/pdf', content: await makePdf(message) },
      { name: `${fileName}.csv`, contentType: 'text/csv; charset=utf-8', content: new TextEncoder().encode(purchaseOrderCsv(message)) },
    ],
  };
}
