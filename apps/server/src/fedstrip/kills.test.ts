import { oneTestDatabase } from '@quartermaster/database/testing';
import { describe, expect, it } from 'vitest';
import { killAuthorizing, openAuthorizing } from './testing/kill-authorizing.ts';
import { killParking } from './testing/kill-parking.ts';
import { killOnce, openSender } from './testing/kill-sending.ts';

describe.each(oneTestDatabase())('a process that is killed while it sends requisitions, on $name', ({ open }) => {
  // The other points: npm run bench:requisition-kills.
  it('gives no number twice, and loses and doubles no record, wherever it dies and however the buyer goes on', async () => {
    const sender = await openSender(open);
    try {
      for (const death of ['requisition.kept:5', 'requisition.written:1']) await expect(killOnce(sender, death), death).resolves.toBeUndefined();
    } finally {
      await sender.server.close();
    }
  }, 120_000);

  // The other points: npm run bench:requisition-kills -- 50 authorizing.
  it('or authorizes them as a second person, numbers, charges and tells of each once, however the approver goes on', async () => {
    const sender = await openAuthorizing(await openSender(open));
    try {
      for (const death of ['requisition.kept:2', 'requisitions.charged:1', 'requisitions.authorization-committed:1']) await expect(killAuthorizing(sender, death), death).resolves.toBeUndefined();
    } finally {
      await sender.server.close();
    }
  }, 120_000);

  // The other points: npm run bench:requisition-park-kills.
  it('or parks them, or puts them back, leaves each line parked or in the entry, and never both or neither', async () => {
    const sender = await openSender(open);
    try {
      for (const point of ['requisitions.parked', 'requisitions.taken-out', 'requisitions.put-back', 'requisitions.unparked']) await expect(killParking(sender, point), point).resolves.toBeUndefined();
    } finally {
      await sender.server.close();
    }
  }, 120_000);
});
