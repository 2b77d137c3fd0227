import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AttributesOf } from '@quartermaster/contracts';
import { testDatabases } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssortmentInput, setAssortment } from '../../stores/assortment/index.ts';
import { openCatalogServer } from '../../testing/catalog-server.ts';
import type { TestServer } from '../../testing/server.ts';

const offers = [{ vendorId: 'V-ACME', vendor: 'Acme', contract: 'C-ACME', price: '10.00', deliveryDays: 3 }];
const group = { id: '77', name: 'Musical Instruments and Phonographs' };
const rows = [
  ...[1, 2].map((n) => ({ id: `F${n}`, name: `Concert flute ${n}`, categoryPath: [group, { id: '7710', name: 'Musical Instruments' }], offers })),
  { id: 'M1', name: 'Folding stand', categoryPath: [group, { id: '7720', name: 'Instrument Parts' }], offers },
  { id: 'H1', name: 'Knit hats', categoryPath: [{ id: '84', name: 'Clothing' }], offers },
  { id: 'B1', name: 'Banner of cloth', categoryPath: [{ id: '83', name: 'Textiles' }, { id: '8345', name: 'Flags and Pennants' }], offers },
  { id: 'S1', kind: 'service', name: 'Choir lessons', categoryPath: [{ id: 'U', name: 'Education' }], offers },
];

describe.each(testDatabases())('a thing that the store does not sell, on $name', ({ open }) => {
  let server: TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'nearest-kinds-'));
  const nearestKinds = join(folder, 'kinds.txt');
  beforeAll(async () => {
    writeFileSync(nearestKinds, '84: glockenspiel\n-: violin\n');
    server = await openCatalogServer(open, rows, { nearestKinds });
    await setAssortment(server.pool, 'FSS', readAssortmentInput({ categories: { include: ['84'] } }));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  async function nearest(query: string, store = 'ADVANTAGE') {
    const { responseName, attributes } = (await (await server.visitor()).get(`/search/advantage_search?${query}`, { headers: { 'x-store': store } })).envelope;
    expect(responseName).toBe('ZeroResults');
    return (attributes as AttributesOf<'/search/advantage_search', 'ZeroResults'>).nearest;
  }

  it('has the nearest kinds: its class, then the group, where that has more', async () => {
    expect(await nearest('q=trombones')).toEqual({ thing: 'trombones', kinds: [{ id: '7710', name: 'Musical Instruments', count: 2 }, { ...group, count: 3 }] });
    expect(await nearest('q=tronbone')).toMatchObject({ thing: 'trombone' });
    // The group of flags has nothing but flags.
    expect(await nearest('q=streamer')).toEqual({ thing: 'streamer', kinds: [{ id: '8345', name: 'Flags and Pennants', count: 1 }] });
    // Of the class the store sells nothing.
    expect(await nearest('q=umbrella')).toEqual({ thing: 'umbrella', kinds: [{ id: '84', name: 'Clothing', count: 1 }] });
  });

  it('has none where no list knows it, where the store sells nothing of the kind, or beside a filter', async () => {
    expect(await nearest('q=xqzvwy')).toBeNull();
    expect(await nearest('q=torpedo')).toBeNull();
    expect(await nearest('q=trombone&kind=services')).toBeNull();
    expect(await nearest('q=trombone&priceMax=1')).toBeNull();
  });

  it('has what the file of the deployment says of a thing, which may be nothing', async () => {
    expect(await nearest('q=glockenspiel')).toMatchObject({ kinds: [{ id: '84' }] });
    expect(await nearest('q=violin')).toBeNull();
  });

  it('is asked of what the store sells', async () => {
    await expect.poll(() => nearest('q=trombone', 'FSS')).toBeNull();
    expect(await nearest('q=umbrella', 'FSS')).toMatchObject({ kinds: [{ id: '84' }] });
  });
});
