import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { wholeCatalog } from '../stores/assortment/index.ts';
import { fixtureRows, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { searchOf } from './request.ts';
import { search } from './search.ts';

const chair = 'SAMPLE-CHS-BLA-EAC';
const tapes = ['SAMPLE-TPM-1-1', 'SAMPLE-TPM-2-1'];
const faceMasks = ['BLU-50', 'BLU-500', 'WHI-50', 'WHI-500'].map((choice) => `SAMPLE-MSK-${choice}`);
const oxygenMasks = ['MECO', 'NORE', 'NACA'].flatMap((kind) => [`SAMPLE-M131-${kind}-ADU`, `SAMPLE-M131-${kind}-CHI`]);

describe.each(oneTestDatabase())('other forms of a word on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(new Set([...tapes, ...faceMasks, ...oxygenMasks, 'SAMPLE-M130-POMA', chair])));
  });
  afterAll(() => server.close());

  const found = async (q: string): Promise<readonly string[]> => (await search(wholeCatalog(server.pool), searchOf({ q, pageSize: 50 }))).matches.ids;

  it('find nothing more where the word itself finds enough: masks are no masking tape', async () => {
    const ids = await found('masks');
    expect(ids).toEqual(expect.arrayContaining([...faceMasks, ...oxygenMasks]));
    expect(ids.filter((id) => tapes.includes(id))).toEqual([]);
  });

  it('find beside another word: stackable chairs are stacking ones', async () => {
    expect(await found('stackable chair')).toContain(chair);
  });
});
