import { fork } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readLetter, type Letter } from './mail-parts.ts';

const program = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'mail', 'testing', 'run-mailbox.ts');

/** A real mail server on this machine, which keeps what it gets. */
export interface Mailbox {
  readonly port: number;
  /** The newest letter to this address with this subject, as soon as there is one. */
  newest(recipient: string, subject: RegExp): Promise<Letter>;
  close(): void;
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = [];
  const server = fork(program, [], { execArgv: [] });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The mail server ended with code ${code}.`)));
    server.on('message', (said: { readonly port: number } | { readonly recipients: string[]; readonly raw: string }) => {
      if ('port' in said) resolve(said.port);
      else letters.push(readLetter(said.raw, said.recipients));
    });
  });
  const find = (recipient: string, subject: RegExp): Letter | undefined => letters.findLast((letter) => letter.recipients.includes(recipient) && subject.test(letter.subject));
  return {
    port,
    async newest(recipient, subject) {
      await expect.poll(() => find(recipient, subject), { message: `a mail to ${recipient} with the subject ${String(subject)}`, timeout: 60_000 }).toBeDefined();
      return find(recipient, subject) as Letter;
    },
    close: () => server.disconnect(),
  };
}
