import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureRows, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';

const asked = 60;

describe.each(oneTestDatabase())('searches of many callers on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(new Set()));
  });
  afterAll(() => server.close());

  const search = async (remoteAddress: string, q: string): Promise<number> =>
    (await server.app.inject({ url: `/advantage/rs/search/advantage_search?q=${q}`, remoteAddress })).statusCode;

  it('one address that searches as hard as it may does not keep another one waiting', async () => {
    let ended = 0;
    const hog = Array.from({ length: asked }, async (_, number) => {
      const status = await search('192.0.2.1', `black+cable+${number}`);
      ended += 1;
      return status;
    });
    // All of them are there before the buyer comes.
    await Promise.race(hog);
    const before = ended;
    const status = await search('192.0.2.2', 'toner');
    expect(status).toBe(200);
    expect(ended - before).toBeLessThan(asked / 4);
    expect(new Set(await Promise.all(hog))).toEqual(new Set([200]));
  });
});
