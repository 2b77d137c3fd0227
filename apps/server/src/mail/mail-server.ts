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
export type SendingOutcome = { readonly kind: 'sent' } | { readonly kind: 'refused' | 'failed' | 'away'; readonly reason: string; /** Such as `452`, `EAUTH` or `ETIMEDOUT`. */ readonly code: string; /** It is the address of the recipient that was refused. */ readonly isRecipient?: boolean };

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
  /** Of SMTP, such as `MAIL FROM`. */
  readonly command?: string;
  /** Of nodemailer, such as `EAUTH`. */
  readonly code?: string;
  /** The answer of the mail server. */
  readonly responseCode?: number;
  /** Of nodemailer: the recipients that the mail server does not take. */
  readonly rejected?: unknown;
}

/** The address or the text was refused, not the connection. */
const ofOneMail: ReadonlySet<string | undefined> = new Set(['EENVELOPE', 'EMESSAGE']);
/** In the middle of a mail: it may be this mail, so others are tried. */
const ofThisTime: ReadonlySet<string | undefined> = new Set(['EABORT']);

function outcomeOf(error: unknown): SendingOutcome {
  const { code, responseCode, rejected } = error as SmtpFailure;
  const said = { reason: error instanceof Error ? error.message : String(error), code: String(responseCode ?? code ?? '') };
  if (isOfServer(error as SmtpFailure)) return { kind: 'away', ...said };
  if (ofOneMail.has(code)) {
    const isForNow = responseCode !== undefined && responseCode < 500;
    return isForNow ? { kind: 'failed', ...said } : { kind: 'refused', ...said, isRecipient: Array.isArray(rejected) && rejected.length > 0 };
  }
  return { kind: ofThisTime.has(code) ? 'failed' : 'away', ...said };
}

/**
 * The answer is of the mail server and of no mail. It has not heard yet who is to get a mail when it refuses the sender, which is the same of all: it is full or busy, or `MAIL_FROM` is none
 * that it takes. Only 552 there means the size of a mail. 421 is a server that stops, and 452 after the text one whose disk is full.
 */
const isOfServer = ({ code, command, responseCode }: SmtpFailure): boolean =>
  responseCode === 421 || (code === 'EENVELOPE' && command === 'MAIL FROM' && responseCode !== 552) || (command === 'DATA' && responseCode === 452);
