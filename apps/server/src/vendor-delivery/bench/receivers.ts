import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openSmtpMailbox } from '../../mail/testing/smtp-mailbox.ts';

/** A vendor's server on this machine. */
export interface Receiver {
  readonly port: number;
  /** How many messages it has taken. */
  taken(): number;
  close(): Promise<void>;
}

/** Takes each document of cXML. */
export async function openCxmlReceiver(): Promise<Receiver> {
  let taken = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      taken += body.includes('<OrderRequest>') ? 1 : 0;
      response.end('<cXML payloadID="a" timestamp="b"><Response><Status code="200" text="OK"/></Response></cXML>');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    taken: () => taken,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A mail server that takes each mail. */
export async function openMailReceiver(): Promise<Receiver> {
  const mailbox = await openSmtpMailbox();
  return { port: mailbox.port, taken: () => mailbox.received.length, close: () => mailbox.close() };
}
