import { serverPoint, withMethods } from './server-point.ts';

/** One message to one person. */
export interface Mail {
  /** A UUID. Mails with the same one are one mail, which is sent once. */
  readonly id?: string;
  /** The purpose, for example `forgot-user-id`. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  readonly attachments?: readonly MailAttachment[];
  /** From then on the mail is of no use, as a code in it holds no longer: what waits is not sent, and not kept. */
  readonly holdsUntil?: Date;
}

/** A file that goes with a mail. */
export interface MailAttachment {
  /** With its ending, in ASCII: `PO-1.pdf`. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** `sent`: a mail server has taken it. `refused`: it is not tried again by itself. */
export type MailStatus = { readonly kind: 'unknown' | 'waiting' | 'sent' } | { readonly kind: 'refused'; readonly reason: string };

/**
 * Sends mail. Where a plugin gives it, all mail of the marketplace comes to it: codes and letters at once, what is written in the transaction of an event from the outbox, with its number there as the id. One that ends
 * with an error is tried again later, so that a mail may come twice, with the same id.
 */
export interface MailStrategy {
  send(mail: Mail): Promise<void>;
  /** What became of the mail with this id. Without this method a mail counts as sent when `send` has ended. */
  status?(id: string): Promise<MailStatus>;
}

export const mailTransport = serverPoint<MailStrategy>()('mail-transport', 'one', {
  doc: 'How mail leaves. The default keeps it in the table marketplace.mail_outbox, and sends it from there over SMTP where SMTP_HOST names a mail server. Replace it where mail leaves in another way.',
  validate: withMethods('send'),
});
