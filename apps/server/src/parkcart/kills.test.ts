import { oneTestDatabase } from '@quartermaster/database/testing';
import { describe, expect, it } from 'vitest';
import { openServer } from '../testing/server.ts';
import { killOnce, openParker } from './testing/kill-parking.ts';

describe.each(oneTestDatabase())('a process that is killed while it parks or forwards a cart, on $name', ({ open }) => {
  // The other points: npm run bench:park-kills.
  it('leaves one parked cart, one copy and one mail, wherever it dies and however the buyer goes on', async () => {
    const server = await openServer(open);
    try {
      const parker = await openParker(server);
      for (const point of ['park.kept', 'park.committed', 'forward.kept', 'forward.committed'] as const) await expect(killOnce(parker, point), point).resolves.toBeUndefined();
    } finally {
      await server.close();
    }
  }, 120_000);
});
