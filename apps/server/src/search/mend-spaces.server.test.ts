import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { wholeCatalog } from '../stores/assortment/index.ts';
import { fixtureRows, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { searchOf } from './request.ts';
import { search } from './search.ts';

const tapes = ['12-1', '12-6', '34-1', '34-6', '1-1', '1-6', '2-1', '2-6'].map((choice) => `SAMPLE-TPM-${choice}`);
const folders = ['LET-GRE-13', 'LET-GRE-15', 'LET-ASS-13', 'LET-ASS-15', 'LEG-ASS-13', 'LEG-ASS-15', 'LEG-GRE-13', 'LEG-GRE-15'].map((choice) => `SAMPLE-FLH-${choice}`);

describe.each(oneTestDatabase())('the spaces of a query, on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(new Set([...tapes, ...folders])));
  });
  afterAll(() => server.close());

  const ask = (q: string) => search(wholeCatalog(server.pool), searchOf({ q, pageSize: 10 }));

  it.each([
    ['inside a word', 'mask ing tape', 'masking tape'],
    ['inside the plural of a word', 'hanging fol ders', 'hanging folder'],
    ['one letter late', 'maskingt ape', 'masking tape'],
    ['one letter early', 'maskin gtape', 'masking tape'],
    ['left out', 'maskingtape', 'masking tape'],
    ['left out before a plural', 'filefolders', 'file folder'],
    ['left out between words that no product has beside each other', 'foldershanging', 'folder hanging'],
  ])('%s: the answer says what is searched for, and has what the right spelling finds', async (_place, q, to) => {
    const { correction, matches } = await ask(q);
    const { matches: right } = await ask(to);
    expect(correction).toEqual({ from: q, to });
    expect(right.total).toBeGreaterThan(0);
    expect(matches.ids).toEqual(right.ids);
  });

  it('are as they were typed where the catalog has both words', async () => {
    for (const q of ['hanging folders', 'tape masking']) expect([q, (await ask(q)).correction]).toEqual([q, null]);
  });
});
