import { randomUUID } from 'node:crypto';
import { openPool, sql, type Pool } from '@quartermaster/database';
import type { Mail } from '@quartermaster/deployment';
import { freePort, oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemRandomness } from '../runtime/index.ts';
import type { Worked } from '../outbox/index.ts';
import { openMailSender, type MailServer, type Patience } from './mail-server.ts';
import { mailOutbox, mailWaiting } from './outbox.ts';
import { pluginSender } from './plugin-sender.ts';
import { sendWaitingMail } from './send-waiting-mail.ts';
import { openSmtpMailbox, type SmtpMailbox } from './testing/smtp-mailbox.ts';
import { claimMail } from './waiting-mail.ts';

const begin = new Date('2026-11-20T15:00:00Z');
const warned: [object, string][] = [];
const watched = { warn: (facts: object, sentence: string) => void warned.push([facts, sentence]), error: () => {} };
const patient: Patience = { connect: 20_000, silence: 20_000, whole: 20_000 };

const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
/** What a mail server says of a sender or a recipient. */
const refusing = (code: number, message: string) => (_address: unknown, _session: unknown, answer: (error: Error) => void): void => answer(smtpError(code, message));
/** What it says when it has heard the text. */
const refusingText = (code: number, message: string) => (stream: NodeJS.ReadableStream, _session: unknown, answer: (error: Error) => void): void =>
  void stream.on('end', () => answer(smtpError(code, message))).resume();

interface MailRow {
  sent: boolean;
  dead: boolean;
  attempts: number;
  last_error: string | null;
  recipient_refused: boolean;
  next_attempt_at: Date;
}

describe.each(oneTestDatabase())('mail that is sent, on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  const mailboxes: SmtpMailbox[] = [];
  beforeAll(async () => {
    const database = await open();
    pool = openPool(database.url);
    close = () => pool.end().then(() => database.close());
  });
  afterEach(async () => {
    await pool.query(sql`delete from marketplace.mail_outbox`);
    warned.length = 0;
    await Promise.all(mailboxes.splice(0).map((mailbox) => mailbox.close()));
  });
  afterAll(() => close());

  const mailbox = async (...options: Parameters<typeof openSmtpMailbox>): Promise<SmtpMailbox> => {
    const opened = await openSmtpMailbox(...options);
    mailboxes.push(opened);
    return opened;
  };

  async function waiting(subject = 'A letter', holdsUntil?: Date): Promise<string> {
    const recipient = `${randomUUID()}@agency.example.gov`;
    await mailOutbox(pool, { now: () => begin }, systemRandomness).send({ kind: 'letter', recipient, subject, body: 'Dear buyer,\nyours.', ...(holdsUntil && { holdsUntil }) });
    return recipient;
  }

  /** One step of a process. */
  async function step(port: number, now = begin, { server = {}, patience = patient }: { server?: Partial<MailServer>; patience?: Patience } = {}): Promise<Worked> {
    const sender = openMailSender({ host: '127.0.0.1', port, tls: 'none', login: null, from: 'shop@market.example.gov', ...server }, patience);
    try {
      return await sendWaitingMail({ database: pool, sender, clock: { now: () => now }, randomness: systemRandomness, random: () => 0, log: watched });
    } finally {
      sender.close();
    }
  }

  const rowOf = async (recipient: string): Promise<MailRow | undefined> =>
    (await pool.query<MailRow>(sql`
      select sent_at is not null as sent, dead_at is not null as dead, attempts, last_error, recipient_refused, next_attempt_at from marketplace.mail_outbox where recipient = ${recipient}`)).rows[0];

  it('is handed to the plugin of a deployment by its number, and tried again where the plugin fails', async () => {
    const id = randomUUID();
    const given: Mail[] = [];
    const errors = [new Error('The gateway is closed.')];
    const sender = pluginSender({
      async send(mail) {
        const error = errors.pop();
        if (error !== undefined) throw error;
        given.push(mail);
      },
    });
    const handOver = (now: Date) => sendWaitingMail({ database: pool, sender, clock: { now: () => now }, randomness: systemRandomness, random: () => 0, log: watched });
    await pool.query(mailWaiting({ kind: 'letter', recipient: 'a@agency.example.gov', subject: 'A letter', body: 'Yours.', attachments: [{ name: 'a.txt', contentType: 'text/plain', content: new TextEncoder().encode('whole') }] }, begin, id));
    await handOver(begin);
    expect([given, await rowOf('a@agency.example.gov')]).toMatchObject([[], { sent: false, dead: false, attempts: 1, last_error: 'The gateway is closed.' }]);
    expect(warned).toEqual([[{ reason: 'The gateway is closed.', code: 'PLUGIN' }, 'mail was not taken this time; it waits and is tried again']]);
    await handOver(new Date(begin.getTime() + 3_600_000));
    expect(given).toMatchObject([{ id, kind: 'letter', recipient: 'a@agency.example.gov', subject: 'A letter', body: 'Yours.', attachments: [{ name: 'a.txt', contentType: 'text/plain' }] }]);
    expect(new TextDecoder().decode(given[0]?.attachments?.[0]?.content)).toBe('whole');
    expect(await rowOf('a@agency.example.gov')).toMatchObject({ sent: true, attempts: 2 });
  });

  it('reaches the mail server whole, once, with its number as Message-ID, and is noted', async () => {
    const { port, received } = await mailbox();
    const recipient = `${randomUUID()}@vendor.example`;
    await mailOutbox(pool, { now: () => begin }, systemRandomness).send({
      kind: 'letter', recipient, subject: 'Your purchase order', body: 'It is attached.\n',
      attachments: [{ name: 'PO-1.csv', contentType: 'text/csv', content: new TextEncoder().encode('Line,Item\r\n1,Paper') }],
    });
    expect([await step(port), await step(port)]).toEqual(['done', 'done']);
    const [mail, ...others] = received;
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual([recipient]);
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@market\.example\.gov>$/);
    expect(mail?.raw).toContain('From: shop@market.example.gov');
    expect(mail?.raw).toContain('Subject: Your purchase order');
    expect(mail?.raw).toMatch(/filename=PO-1\.csv/);
    expect(mail?.raw).toContain(Buffer.from('Line,Item\r\n1,Paper').toString('base64'));
    expect(await rowOf(recipient)).toMatchObject({ sent: true, dead: false });
  });

  it('goes to one address alone, whatever is typed as one', async () => {
    const { port, received } = await mailbox();
    await mailOutbox(pool, { now: () => begin }, systemRandomness).send({ kind: 'letter', recipient: 'a@agency.example.gov', subject: 'x\r\nBcc: b@agency.example.gov', body: 'x' });
    await mailOutbox(pool, { now: () => begin }, systemRandomness).send({ kind: 'letter', recipient: 'a@agency.example.gov, b@agency.example.gov', subject: 'x', body: 'x' });
    await step(port);
    expect(received.map(({ recipients }) => recipients)).toEqual([['a@agency.example.gov']]);
  });

  it('is shared by several processes, each mail once', async () => {
    const { port, received } = await mailbox();
    const recipients = [];
    for (let i = 0; i < 23; i += 1) recipients.push(await waiting());
    const drained = async (): Promise<void> => {
      while ((await step(port)) === 'more');
    };
    await Promise.all([drained(), drained(), drained()]);
    await drained();
    expect(received.flatMap((mail) => mail.recipients).toSorted()).toEqual(recipients.toSorted());
  });

  it('waits and is tried again where it is refused for now, and for good is a dead letter with the reason', async () => {
    const later = new Date(begin.getTime() + 60_000);
    const { port, received } = await mailbox(({ raw }, seen) =>
      raw.includes('Subject: Never') ? { code: 554, message: 'no such text here' } : seen === 1 ? { code: 451, message: 'try later' } : 'take');
    const [soon, never] = [await waiting('Soon'), await waiting('Never')];
    await step(port);
    expect(await rowOf(soon)).toMatchObject({ sent: false, dead: false, attempts: 1, last_error: expect.stringContaining('try later') });
    expect(await rowOf(never)).toMatchObject({ sent: false, dead: true, recipient_refused: false, last_error: expect.stringContaining('no such text here') });
    expect(await step(port)).toBe('done');
    expect(received).toEqual([]);
    await step(port, later);
    expect(await rowOf(soon)).toMatchObject({ sent: true, attempts: 2 });
    expect(received).toHaveLength(1);
  });

  it('is a dead letter at once where its recipient is refused', async () => {
    const { port } = await mailbox(undefined, { onRcptTo: (_address, _session, answer) => answer(Object.assign(new Error('mailbox unavailable'), { responseCode: 550 })) });
    const recipient = await waiting();
    expect(await step(port)).toBe('done');
    expect(await rowOf(recipient)).toMatchObject({ dead: true, recipient_refused: true, last_error: expect.stringContaining('mailbox unavailable') });
  });

  it('comes again under the same Message-ID where the connection is dropped after the text', async () => {
    const seen: string[] = [];
    const { port, received } = await mailbox(({ messageId }, times) => {
      seen.push(messageId);
      return times === 1 ? 'drop' : 'take';
    });
    const recipient = await waiting();
    expect(await step(port)).not.toBe('more');
    expect(await rowOf(recipient)).toMatchObject({ sent: false, dead: false });
    await step(port, new Date(begin.getTime() + 60_000));
    expect(received).toHaveLength(1);
    expect(new Set(seen).size).toBe(1);
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['is full when a mail begins', { onMailFrom: refusing(452, '4.3.1 Insufficient system storage') }, 'away', '452'],
    ['takes no mail of our sender', { onMailFrom: refusing(550, '5.7.1 Sender not allowed') }, 'away', '550'],
    ['stops when it hears the recipient', { onRcptTo: refusing(421, '4.3.2 Shutting down') }, 'away', '421'],
    ['is full when it has the text', { onData: refusingText(452, '4.3.1 Insufficient system storage') }, 'away', '452'],
    ['stops when it has the text', { onData: refusingText(421, '4.3.2 Shutting down') }, 'away', '421'],
    ['does not know yet whether it takes mail of us for this recipient', { onRcptTo: refusing(451, '4.7.1 Greylisted') }, 'done', '451'],
  ] as const)('waits, and is no dead letter, where the mail server %s; the log has that with its code', async (_what, options, outcome, code) => {
    const { port, received } = await mailbox(undefined, options);
    const recipients = [await waiting(), await waiting()];
    expect(await step(port)).toBe(outcome);
    for (const recipient of recipients) expect(await rowOf(recipient)).toMatchObject({ sent: false, dead: false, attempts: 1, last_error: expect.stringContaining(code) });
    expect(warned).toEqual([[{ reason: expect.stringContaining(code), code }, outcome === 'away' ? 'the mail server cannot be used; mail waits and is tried again' : 'mail was not taken this time; it waits and is tried again']]);
    expect(received).toEqual([]);
  });

  it('is a dead letter where it is larger than the mail server takes', async () => {
    const { port } = await mailbox(undefined, { onMailFrom: refusing(552, '5.3.4 Message size exceeds fixed limit') });
    const recipient = await waiting();
    expect(await step(port)).toBe('done');
    expect(await rowOf(recipient)).toMatchObject({ dead: true, recipient_refused: false });
  });

  it('is given up for this time where the mail server does not answer', async () => {
    const { port } = await mailbox(() => 'silent');
    const recipient = await waiting();
    await step(port, begin, { patience: { ...patient, whole: 300 } });
    expect(await rowOf(recipient)).toMatchObject({ sent: false, dead: false, attempts: 1 });
  });

  it('waits where no mail server is there, or one that takes no password, and says so', async () => {
    const recipient = await waiting();
    expect(await step(await freePort())).toBe('away');
    expect(await rowOf(recipient)).toMatchObject({ sent: false, dead: false, attempts: 1 });
    const { port, received } = await mailbox(undefined, { onAuth: (_auth, _session, answer) => answer(new Error('wrong password')), allowInsecureAuth: true });
    expect(await step(port, new Date(begin.getTime() + 60_000), { server: { login: { user: 'shop', password: 'wrong' } } })).toBe('away');
    expect(await rowOf(recipient)).toMatchObject({ sent: false, dead: false, attempts: 2 });
    expect(received).toEqual([]);
  });

  it('does not cross the network unencrypted where encryption is set, nor to a server with a certificate that none has signed', async () => {
    await waiting();
    const plain = await mailbox();
    expect(await step(plain.port, begin, { server: { tls: 'starttls' } })).toBe('away');
    const unknown = await mailbox(undefined, { disabledCommands: [] });
    expect(await step(unknown.port, new Date(begin.getTime() + 60_000), { server: { tls: 'starttls' } })).toBe('away');
    expect([...plain.received, ...unknown.received]).toEqual([]);
  });

  it('is not sent when its code holds no longer', async () => {
    const { port, received } = await mailbox();
    await waiting('Your code', new Date(begin.getTime() + 1_000));
    await step(port, new Date(begin.getTime() + 2_000));
    expect(received).toEqual([]);
  });

  it('is taken over from a process that has died, when its claim has ended', async () => {
    const { port, received } = await mailbox();
    await waiting();
    expect(await claimMail(pool, randomUUID(), 5, begin)).toHaveLength(1);
    await step(port, new Date(begin.getTime() + 60_000));
    expect(received).toEqual([]);
    await step(port, new Date(begin.getTime() + 6 * 60_000));
    expect(received).toHaveLength(1);
  });

  it('is a dead letter after sixty attempts', async () => {
    const recipient = await waiting();
    await pool.query(sql`update marketplace.mail_outbox set attempts = 59`);
    await step(await freePort());
    expect(await rowOf(recipient)).toMatchObject({ dead: true, attempts: 60 });
  });
});
