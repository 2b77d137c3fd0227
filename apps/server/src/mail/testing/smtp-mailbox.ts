import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server has got it. */
export interface ReceivedMail {
  readonly messageId: string;
  readonly recipients: readonly string[];
  /** Headers and text, as they came over the wire. */
  readonly raw: string;
}

/** How the server meets a mail: takes it, refuses it with a code of SMTP, ends the connection in the middle of it, or does not answer. */
export type Meeting = 'take' | { readonly code: number; readonly message: string } | 'drop' | 'silent';

/** A real mail server on a free port of this machine. */
export interface SmtpMailbox {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** @param meet is asked for each mail, at the end of its text; `seen` counts mails with this Message-ID, from 1 */
export async function openSmtpMailbox(meet: (mail: ReceivedMail, seen: number) => Meeting = () => 'take', options: SMTPServerOptions = {}): Promise<SmtpMailbox> {
  const received: ReceivedMail[] = [];
  const seen = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const messageId = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '';
        const mail = { messageId, raw, recipients: session.envelope.rcptTo.map(({ address }) => address) };
        const times = (seen.get(messageId) ?? 0) + 1;
        seen.set(messageId, times);
        const meeting = meet(mail, times);
        if (meeting === 'take') {
          received.push(mail);
          answer();
        } else if (meeting === 'drop') {
          // The text has come whole, and no answer goes back.
          for (const connection of server.connections) (connection as { _socket: { destroy(): void } })._socket.destroy();
        } else if (meeting !== 'silent') {
          answer(Object.assign(new Error(meeting.message), { responseCode: meeting.code }));
        }
      });
    },
    ...options,
  });
  // A client that is gone is no fault of the server.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
