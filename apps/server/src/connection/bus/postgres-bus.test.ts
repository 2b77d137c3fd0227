import { describe, expect, it } from 'vitest';
import { openPool } from '@quartermaster/database';
import { oneTestDatabase, openDatabaseProxy } from '@quartermaster/database/testing';
import { openLog } from '../../http/log.ts';
import type { BusMessage } from './message-bus.ts';
import { notifyClients, postgresBus } from './postgres-bus.ts';

const cart: BusMessage = { kind: 'push', to: 'all', message: { op: 'cart' } };

describe.each(oneTestDatabase('postgresql'))('the bus whose connection lost the half of the server', ({ open }) => {
  it('asks, notices, listens again, and lets its owner make up for what was missed', async () => {
    const database = await open();
    const proxy = await openDatabaseProxy(database.url);
    const pool = openPool(database.url);
    const heard: BusMessage[] = [];
    let resumed = 0;
    const bus = await postgresBus(
      { databaseUrl: proxy.url, pool, processId: 'one', log: openLog('silent'), pulse: { every: 50, within: 200 } },
      { onMessage: (message) => heard.push(message), onResumed: () => (resumed += 1) },
    );
    proxy.closeServerHalf();
    await notifyClients(pool, 'two', cart);
    await expect.poll(() => resumed).toBe(1);
    expect(heard).toEqual([]);
    await notifyClients(pool, 'two', cart);
    await expect.poll(() => heard).toEqual([cart]);
    await bus.close();
    await pool.end();
    await proxy.close();
    await database.close();
  });
});
