/** One message to one person. */
export interface Mail {
  /** What it is for, for example `forgot-user-id`. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** Sends mail. Replace the default where a mail server can be reached from here. */
export interface MailStrategy {
  send(mail: Mail): Promise<void>;
}
