import { randomUUID } from 'node:crypto';
import { sql } from '@quartermaster/database';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemRandomness } from '../../runtime/index.ts';
import { openTestPool, type TestPool } from '../../testing/test-pool.ts';
import { mailOutbox } from '../outbox.ts';
import { claimMail, settleFailed, settleSent } from '../waiting-mail.ts';
import { mailCommand } from './mail-command.ts';

const now = new Date('2026-11-20T15:00:00Z');

describe.each(oneTestDatabase())('the command of mail on $name', ({ open }) => {
  let test: TestPool;
  const run = (...args: string[]): Promise<string> => mailCommand(test.pool, args, { now, purchaseOrders: async () => carried });
  const claimed = async (): Promise<string[]> => (await claimMail(test.pool, randomUUID(), 10, now)).map(({ mailId }) => mailId);
  beforeAll(async () => void (test = await openTestPool(open)));
  afterAll(() => test.close());

  let dead: string;
  let carried: Map<string, { poNumber: string; isDead: boolean; isLookedAt: boolean }>;
  beforeEach(async () => {
    carried = new Map();
    await test.pool.query(sql`delete from marketplace.mail_outbox`);
    for (const recipient of ['sent', 'dead', 'waiting']) {
      await mailOutbox(test.pool, { now: () => now }, systemRandomness).send({ kind: 'letter', recipient: `${recipient}@agency.example.gov`, subject: 'A\u001b[2J letter', body: 'secret code' });
      if (recipient === 'waiting') continue;
      const claim = randomUUID();
      const [mail] = await claimMail(test.pool, claim, 1, now);
      if (mail === undefined) throw new Error('No mail was claimed.');
      if (recipient === 'sent') await settleSent(test.pool, mail.mailId, now);
      else await settleFailed(test.pool, { mailId: mail.mailId, claim }, { reason: '550 no such mailbox', again: null, isRecipient: true }, now);
      dead = mail.mailId;
    }
  });

  it('lists what waits, what is dead with the reason, and what was sent; no text of a mail, no command for the terminal', async () => {
    const all = await run('list', '--state=all');
    expect(all).not.toContain('secret');
    expect(all).not.toContain('\u001b');
    expect(await run('list')).toMatch(/^\S+ {2}waiting {2}written 2026-11-20T15:00:00.000Z\n {2}letter to waiting@agency\.example\.gov: A \[2J letter\n$/);
    expect(await run('dead')).toBe(`${dead}  dead since 2026-11-20T15:00:00.000Z  written 2026-11-20T15:00:00.000Z, 1 attempt\n  letter to dead@agency.example.gov: A [2J letter\n  550 no such mailbox\n`);
    expect(await run('list', '--state=sent')).toContain('sent@agency.example.gov');
    expect(all.match(/@agency/g)).toHaveLength(3);
  });

  it.each([{ args: () => [dead] }, { args: () => ['--all'] }])('has dead mail sent again', async ({ args }) => {
    expect(await run('resend', ...args())).toBe('1 mail is waiting again.\n');
    expect(await run('dead')).toBe('None.\n');
    expect(await claimed()).toContain(dead);
  });

  it('leaves purchase orders to their deliveries: a dead one is not sent again as a mail, one that waits is not discarded', async () => {
    carried = new Map([[dead, { poNumber: 'A27-0000123-6-01', isDead: true, isLookedAt: false }]]);
    await expect(run('resend', dead)).rejects.toThrow(`The mail ${dead} is the purchase order A27-0000123-6-01: "npm run vendors -- resend A27-0000123-6-01"`);
    expect(await run('resend', '--all')).toBe('0 mails are waiting again.\nLeft as it is: a purchase order, which "npm run vendors -- resend --all" sends again.\n');
    expect(await run('dead')).toContain(dead);
    carried = new Map([[dead, { poNumber: 'A27-0000123-6-01', isDead: false, isLookedAt: false }]]);
    await expect(run('discard', dead)).rejects.toThrow('would be mailed again. "npm run purchase-orders -- move A27-0000123-6-01 canceled');
    expect(await run('resend', dead)).toBe('1 mail is waiting again.\n');
  });

  it('discards what has not been sent, and nothing else', async () => {
    expect(await run('discard', dead)).toBe('1 mail is discarded.\n');
    await expect(run('discard', dead)).rejects.toThrow(`The mail ${dead} does not wait, or there is none. Nothing was changed.`);
    expect((await run('list', '--state=all')).match(/@agency/g)).toHaveLength(2);
  });

  it.each([[], ['list', 'x'], ['resend'], ['resend', '--all', '00000000-0000-0000-0000-000000000000'], ['discard'], ['list', '--state=lost'], ['list', '--most=0'], ['resend', 'all'], ['list', '--every']])(
    'refuses %j %j and changes nothing', async (...args) => {
      await expect(run(...args)).rejects.toThrow(/^(?:Usage|--state is|--most is|all is no number|x is no number|Unknown option)/);
      expect(await run('dead')).toContain(dead);
    });
});
