import { setTimeout } from 'node:timers/promises';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openServer, type TestServer } from '../../testing/server.ts';
import { operatorAtDesk } from '../testing/desk-browser.ts';

describe.each(oneTestDatabase())('the catalog as a file of the desk on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open, { handlerTimeout: 3_000 });
  });
  afterAll(() => server.close());

  it('comes whole where it takes longer than other answers may', async () => {
    const viewer = await operatorAtDesk(server, 'viewer');
    const query = server.pool.query.bind(server.pool) as (...given: unknown[]) => unknown;
    const delayed = async (given: readonly unknown[]): Promise<unknown> => {
      if (JSON.stringify(given[0]).includes('categoryPath')) await setTimeout(3_500);
      return query(...given);
    };
    const slow = vi.spyOn(server.pool, 'query').mockImplementation((...given: unknown[]): unknown => delayed(given));
    const { status, answer } = await viewer.get('/catalog/export');
    expect([slow.mock.calls.length > 0, status, answer.startsWith('id,kind,name,')]).toEqual([true, 200, true]);
    slow.mockRestore();
  });
});
