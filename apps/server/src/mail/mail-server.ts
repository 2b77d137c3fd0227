import { createTransport } from 'nodemailer';
import type { ClaimedMail } from './waiting-mail.ts';

/** The mail server that takes all mail. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly tls: 'starttls' | 'implicit' | 'none';
  readonly login: { readonly user: string; readonly password: string } | null;
  /** The sender's address. */
  readonly from: string;
}

/** What became of a mail. `refused`: for good; `failed`: this time; `away`: no mail can be sent now. */
export type SendingOutcome = { readonly kind: 'sent' } | { readonly kind: 'refused' | 'failed' | 'away'; readonly reason: string; /** It is the address of the recipient that was refused. */ readonly isRecipient?: boolean };

export interface MailSender {
  /** For traces. */
  readonly name: string;
  send(mail: ClaimedMail): Promise<SendingOutcome>;
  close(): void;
}

/** In milliseconds; `whole` is for one mail with all of its files, and less than a claim on it holds. */
export interface Patience {
  readonly connect: number;
  readonly silence: number;
  readonly whole: number;
}

const usualPatience: Patience = { connect: 15_000, silence: 60_000, whole: 180_000 };

/** Mails that one process sends at once, each over a connection of its own. */
export const mailsAtOnce = 5;

/**
 * Sends over SMTP. A mail has the same Message-ID each time, made of its number in the outbox: a mail server, or a mailbox, may know by it
 * one that comes again, since the process has died before it could note that the first one was taken.
 */
export function openMailSender(server: MailServer, patience: Patience = usualPatience): MailSender {
  const domain = server.from.slice(server.from.lastIndexOf('@') + 1);
  const transport = createTransport({
    pool: true,
    host: server.host,
    port: server.port,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'starttls',
    ignoreTLS: server.tls === 'none',
    ...(server.login !== null && { auth: { user: server.login.user, pass: server.login.password } }),
    maxConnections: mailsAtOnce,
    // Whether a mail is sent again is decided here, by the outbox.
    maxRequeues: 0,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'SMTP mail server',
    async send({ mailId, recipient, subject, body, createdAt, attachments }) {
      try {
        await transport.sendMail({
          messageId: `<${mailId}@${domain}>`,
          date: createdAt,
          from: server.from,
          // As an object: a text could name several addresses.
          to: { name: '', address: recipient },
          subject,
          text: body,
          // So that automatic answers stay away.
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachments.map(({ name, contentType, content }) => ({ filename: name, contentType, content, encoding: 'base64' })),
          signal: AbortSignal.timeout(patience.whole),
        });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpFailure {
  /** Of nodemailer, such as `EAUTH`. */
  readonly code?: unknown;
  /** The answer of the mail server. */
  readonly responseCode?: unknown;
  /** Of nodemailer: the recipients that the mail server does not take. */
  readonly rejected?: unknown;
}

/** The address or the text was refused, not the connection. */
const ofOneMail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);
/** In the middle of a mail: it may be this mail, so others are tried. */
const ofThisTime: ReadonlySet<unknown> = new Set(['EABORT']);

function outcomeOf(error: unknown): SendingOutcome {
  const { code, responseCode, rejected } = error as SmtpFailure;
  const reason = error instanceof Error ? error.message : String(error);
  if (ofOneMail.has(code)) {
    const isForNow = typeof responseCode === 'number' && responseCode < 500;
    return isForNow ? { kind: 'failed', reason } : { kind: 'refused', reason, isRecipient: Array.isArray(rejected) && rejected.length > 0 };
  }
  return { kind: ofThisTime.has(code) ? 'failed' : 'away', reason };
}
