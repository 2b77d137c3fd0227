import { afterAll, describe, expect, it } from 'vitest';
import type { VendorMessage } from '@quartermaster/deployment';
import { purchaseOrderPdf } from '../../orderhistory/index.ts';
import { testMessage } from '../testing/message.ts';
import { openPdfMaker } from './open-pdf-maker.ts';

describe('PDFs that are made in a thread', () => {
  const maker = openPdfMaker();
  afterAll(() => maker.close());

  it('are those that are made without one, each for its own purchase order', async () => {
    const numbers = ['A27-0000001-0-01', 'A27-0000002-0-01', 'A27-0000003-0-01'];
    const messages = numbers.map((poNumber) => ({ ...testMessage, purchaseOrder: { ...testMessage.purchaseOrder, poNumber } }));
    const made = await Promise.all(messages.map((message) => maker.make(message)));
    for (const [i, message] of messages.entries()) expect(Buffer.from(made[i] ?? []).equals(Buffer.from(await purchaseOrderPdf(message)))).toBe(true);
    expect(new Set(made.map((content) => Buffer.from(content).toString('base64'))).size).toBe(3);
  });

  it('fail one by one, and the next one is made', async () => {
    const broken = { ...testMessage, purchaseOrder: { ...testMessage.purchaseOrder, lines: null } } as unknown as VendorMessage;
    const [failed, good] = await Promise.allSettled([maker.make(broken), maker.make(testMessage)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/^The PDF could not be made: ./) } });
    expect(good.status).toBe('fulfilled');
  });

  it('are refused when the server stops, and another thread is started afterwards', async () => {
    const waiting = maker.make(testMessage);
    await Promise.all([expect(waiting).rejects.toThrow('the server stops'), maker.close()]);
    expect((await maker.make(testMessage)).length).toBeGreaterThan(1_000);
  });
});
