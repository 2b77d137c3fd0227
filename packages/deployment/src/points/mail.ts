import { serverPoint, withMethods } from './server-point.ts';

/** One message to one person. */
export interface Mail {
  /** The purpose, for example `forgot-user-id`. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** From then on the mail is of no use, as a code in it holds no longer: what waits is not sent, and not kept. */
  readonly holdsUntil?: Date;
}

/** Sends mail. */
export interface MailStrategy {
  send(mail: Mail): Promise<void>;
}

export const mailTransport = serverPoint<MailStrategy>()('mail-transport', 'one', {
  doc: 'How mail leaves. The default keeps it in the table marketplace.mail_outbox, for a program of the operator. Replace it where a mail server can be reached.',
  validate: withMethods('send'),
});
