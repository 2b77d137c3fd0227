import { randomUUID } from 'node:crypto';
import { openPool, type Pool } from '@quartermaster/database';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandomness } from '../runtime/index.ts';
import { mailDueAfterSetBack } from './due-after-set-back.ts';
import { forgetOldMail } from './forget-mail.ts';
import { mailOutbox } from './outbox.ts';

const now = new Date('2026-11-20T15:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

describe.each(testDatabases())('mail that waits on $name', ({ open }) => {
  let pool: Pool;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    pool = openPool(database.url);
    close = () => pool.end().then(() => database.close());
  });
  afterAll(() => close());

  async function waiting(holdsUntil?: Date): Promise<string> {
    const recipient = `${randomUUID()}@agency.example.gov`;
    await mailOutbox(pool, { now: () => now }, systemRandomness).send({ kind: 'confirm-email', recipient, subject: 'Your code', body: 'The code is: 123456', ...(holdsUntil && { holdsUntil }) });
    return recipient;
  }
  const bodyOf = async (recipient: string): Promise<string | undefined> =>
    (await pool.query<{ body: string }>('select body from marketplace.mail_outbox where recipient = $1', [recipient])).rows[0]?.body;

  it('loses its text in the moment in which it is sent', async () => {
    const recipient = await waiting();
    expect(await bodyOf(recipient)).toContain('123456');
    await pool.query('update marketplace.mail_outbox set sent_at = $2 where recipient = $1', [recipient, now]);
    expect(await bodyOf(recipient)).toBe('');
  });

  it('loses its files with its text', async () => {
    const recipient = `${randomUUID()}@vendor.example`;
    const attachments = ['PO-1.pdf', 'PO-1.csv'].map((name) => ({ name, contentType: 'text/csv', content: new TextEncoder().encode(name) }));
    await mailOutbox(pool, { now: () => now }, systemRandomness).send({ kind: 'purchase-order', recipient, subject: 'PO-1', body: 'Attached.', attachments });
    const files = async (): Promise<string[] | undefined> =>
      (await pool.query<{ attachments: { name: string; content: string }[] }>('select attachments from marketplace.mail_outbox where recipient = $1', [recipient]))
        .rows[0]?.attachments.map(({ content }) => Buffer.from(content, 'base64').toString());
    expect(await files()).toEqual(['PO-1.pdf', 'PO-1.csv']);
    await pool.query('update marketplace.mail_outbox set sent_at = $2 where recipient = $1', [recipient, now]);
    expect(await files()).toEqual([]);
  });

  it('loses its text when its code holds no longer, and no sooner', async () => {
    const [code, letter] = [await waiting(later(15)), await waiting()];
    await forgetOldMail(pool, later(15));
    expect(await bodyOf(code)).toContain('123456');
    await forgetOldMail(pool, later(16));
    expect([await bodyOf(code), await bodyOf(letter)]).toEqual(['', 'The code is: 123456']);
  });

  it('that a wrong clock has put off is due once the clock is right; what waits for its next attempt goes on waiting', async () => {
    const [putOff, waits] = [await waiting(), await waiting()];
    const dueOf = async (recipient: string): Promise<Date | undefined> =>
      (await pool.query<{ due: Date }>('select next_attempt_at as due from marketplace.mail_outbox where recipient = $1', [recipient])).rows[0]?.due;
    await pool.query('update marketplace.mail_outbox set next_attempt_at = $2 where recipient = $1', [putOff, later(400 * 24 * 60)]);
    await pool.query('update marketplace.mail_outbox set next_attempt_at = $2 where recipient = $1', [waits, later(60)]);
    await mailDueAfterSetBack(pool, now);
    expect([await dueOf(putOff), await dueOf(waits)]).toEqual([now, later(60)]);
  });

  it('is gone after a month, but for a letter that has never left', async () => {
    const [code, sent, letter] = [await waiting(later(15)), await waiting(), await waiting()];
    await pool.query('update marketplace.mail_outbox set sent_at = $2 where recipient = $1', [sent, now]);
    await forgetOldMail(pool, later(31 * 24 * 60));
    expect([await bodyOf(code), await bodyOf(sent), await bodyOf(letter)]).toEqual([undefined, undefined, 'The code is: 123456']);
  });
});
