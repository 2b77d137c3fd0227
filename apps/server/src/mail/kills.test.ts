import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openPool, sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { describe, expect, it } from 'vitest';
import { mailFaultPoints } from '../faults/index.ts';
import { systemRandomness } from '../runtime/index.ts';
import { compileCache } from '../testing/compile-cache.ts';
import { mailsAtOnce } from './mail-server.ts';
import { mailOutbox } from './outbox.ts';
import { openSmtpMailbox } from './testing/smtp-mailbox.ts';

const program = fileURLToPath(new URL('./testing/drain-mail.ts', import.meta.url));
const begin = new Date('2026-11-20T15:00:00Z');
const mails = 7;

/** Lets a process of its own send what waits. Gives the signal by which it has ended. */
async function drain(databaseUrl: string, port: number, now: Date, faultPoint?: string): Promise<NodeJS.Signals | null> {
  const child = fork(program, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, SMTP_PORT: String(port), NOW: now.toISOString(), ...compileCache, ...(faultPoint !== undefined && { FAULT_POINT: faultPoint }) },
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

describe.each(oneTestDatabase())('a process that is killed while it sends mail, on $name', ({ open }) => {
  it('loses no mail, and sends none under another Message-ID, wherever it dies', async () => {
    const database = await open();
    const pool = openPool(database.url);
    try {
      for (const point of mailFaultPoints) {
        const { port, received, close } = await openSmtpMailbox();
        const outbox = mailOutbox(pool, { now: () => begin }, systemRandomness);
        const recipients = Array.from({ length: mails }, (_, i) => `buyer-${i}@agency.example.gov`);
        for (const recipient of recipients) await outbox.send({ kind: 'letter', recipient, subject: 'A letter', body: 'Dear buyer.' });
        expect(await drain(database.url, port, begin, `${point}:2`)).toBe('SIGKILL');
        // Claims of the process that has died have ended by then.
        expect(await drain(database.url, port, new Date(begin.getTime() + 10 * 60_000))).toBeNull();
        await close();
        const keys = new Map(received.map((mail) => [mail.messageId, mail.recipients[0]]));
        expect([...keys.values()].toSorted(), point).toEqual(recipients);
        // At most those that were on their way come twice.
        expect(received.length - mails, point).toBeLessThanOrEqual(point === 'mail.claimed' ? 0 : mailsAtOnce);
        const { rows } = await pool.query<{ waiting: number }>(sql`select count(*) as waiting from marketplace.mail_outbox where sent_at is null`);
        expect(rows[0]?.waiting, point).toBe(0);
      }
    } finally {
      await pool.end();
      await database.close();
    }
  }, 300_000);
});
