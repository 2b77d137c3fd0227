import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { wholeCatalog } from '../stores/assortment/index.ts';
import { fixtureRows, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { searchOf } from './request.ts';
import { search } from './search.ts';

const tapes = ['12-1', '12-6', '34-1', '34-6', '1-1', '1-6', '2-1', '2-6'].map((choice) => `SAMPLE-TPM-${choice}`);
const taps = ['SAMPLE-T150-INC-24', 'SAMPLE-T150-MET-24'];

describe.each(oneTestDatabase())('a typo that is another word of the catalog, on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(new Set([...tapes, ...taps])));
  });
  afterAll(() => server.close());

  const ask = (q: string, correctSpelling = true) => search(wholeCatalog(server.pool), { ...searchOf({ q, pageSize: 10 }), correctSpelling });

  it('is taken for the other word where that goes far better with the words beside it, and the answer says so', async () => {
    const { correction, offer, matches } = await ask('masking tap');
    expect([correction, offer]).toEqual([{ from: 'masking tap', to: 'masking tape' }, null]);
    expect(matches.ids).toEqual(expect.arrayContaining(tapes));
  });

  it('stays where the words are to be taken as they are', async () => {
    const { correction, complete } = await ask('masking tap', false);
    expect([correction, complete]).toEqual([null, 0]);
  });

  it('is no typo where a product has it with another word, or where it is alone', async () => {
    for (const q of ['tap set', 'tap']) {
      const { correction, offer, matches } = await ask(q);
      expect([q, correction, offer]).toEqual([q, null, null]);
      expect(matches.ids).toEqual(expect.arrayContaining(taps));
    }
  });
});
