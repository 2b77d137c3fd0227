import type { AttributesOf } from '@quartermaster/contracts';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssortmentInput, setAssortment } from '../stores/assortment/index.ts';
import { openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';

const offers = [{ vendorId: 'V-ACME', vendor: 'Acme', contract: 'C-ACME', price: '10.00', deliveryDays: 3 }];
const six = [1, 2, 3, 4, 5, 6];
const rows = [
  ...six.map((n) => ({ id: `S${n}`, kind: 'service', name: `Cloud hosting ${n}`, categoryPath: [{ id: 'D', name: 'Technology services' }], offers })),
  ...six.map((n) => ({ id: `P${n}`, name: `Clout nails ${n}`, categoryPath: [{ id: '53', name: 'Hardware' }], offers })),
];

describe.each(oneTestDatabase())('what a store lacks and others sell, on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openCatalogServer(open, rows);
    await setAssortment(server.pool, 'FSS', readAssortmentInput({ kinds: ['product'] }));
  });
  afterAll(() => server.close());

  const ask = async (store: string, q: string) => (await (await server.visitor()).get(`/search/advantage_search?q=${q}&spelling=exact`, { headers: { 'x-store': store } })).envelope;
  const suggested = async (q: string) => ((await ask('FSS', q)).attributes as AttributesOf<'/search/advantage_search', 'ZeroResults'>).suggestions.map((each) => each.q);

  it('is no typo: no other spelling is suggested for it, as it is for a word that no store has', async () => {
    expect((await ask('ADVANTAGE', 'cloud')).responseName).toBe('Success');
    // The server looks at the list of stores twice a second.
    await expect.poll(async () => (await ask('FSS', 'cloud')).responseName).toBe('ZeroResults');
    expect([await suggested('cloud'), await suggested('cloux')]).toEqual([[], ['clout']]);
  });
});
