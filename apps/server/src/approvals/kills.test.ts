import { oneTestDatabase } from '@quartermaster/database/testing';
import { describe, expect, it } from 'vitest';
import { runApprovalKills } from './testing/kill-approvals.ts';

describe.each(oneTestDatabase())('a process that is killed over a cart that needs an approver, on $name', ({ open }) => {
  // The other points: npm run bench:approval-kills.
  it('leaves one request, one order and one charge of the budget, wherever it dies', async () => {
    const database = await open();
    try {
      const died: string[] = [];
      for await (const point of runApprovalKills(database.url, ['approval.sent', 'approval.settled'])) died.push(point);
      expect(died).toEqual(['approval.sent', 'approval.settled']);
    } finally {
      await database.close();
    }
  }, 240_000);
});
