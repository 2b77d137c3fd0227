import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { wholeCatalog } from '../stores/assortment/index.ts';
import { fixtureRows, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { searchOf } from './request.ts';
import { search } from './search.ts';

const tapes = ['12-1', '12-6', '34-1', '34-6', '1-1', '1-6', '2-1', '2-6'].map((choice) => `SAMPLE-TPM-${choice}`);
const tissues = ['CUBO-30', 'CUBO-36', 'FLBO-30', 'FLBO-36'].map((choice) => `SAMPLE-FTS-${choice}`);
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

  it('is taken for the other word where nothing has all the words either way, but more of them', async () => {
    const { correction, complete, matches } = await ask('masking tap umbrella');
    expect([correction, complete]).toEqual([{ from: 'masking tap umbrella', to: 'masking tape umbrella' }, 0]);
    expect(matches.ids.slice(0, tapes.length).toSorted()).toEqual(tapes.toSorted());
  });
});

describe.each(oneTestDatabase())('a word that the catalog lacks, on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(new Set([...tapes, ...taps, ...tissues])));
  });
  afterAll(() => server.close());

  const correctionOf = async (q: string) => (await search(wholeCatalog(server.pool), searchOf({ q, pageSize: 10 }))).correction?.to ?? null;

  it('is a typo though the catalog has what would be a form of it', async () => {
    expect(await correctionOf('maskinge tape')).toBe('masking tape');
  });

  it('is replaced beside words that no product has with it, too', async () => {
    expect(await correctionOf('maskng umbrella set')).toBe('masking umbrella set');
  });

  it('is told by the products that have it with one other word in their names', async () => {
    // `tapx` is as near to "tap": beside "masking", products have "tape" alone.
    expect(await correctionOf('tapx masking umbrella')).toBe('tape masking umbrella');
  });

  it('is a typo of a word for which the catalog has another, too', async () => {
    const { correction, matches } = await search(wholeCatalog(server.pool), searchOf({ q: 'kleenxe', pageSize: 10 }));
    expect([correction?.to, matches.ids.toSorted()]).toEqual(['kleenex', tissues]);
  });

  it('is replaced where nothing is found otherwise', async () => {
    expect(await correctionOf('xyzzo tpae')).toBe('xyzzo tape');
  });

  it('stays where it is English', async () => {
    for (const q of ['making', 'tale']) expect([q, await correctionOf(q)]).toEqual([q, null]);
  });
});

describe.each(oneTestDatabase())('a name that the catalog lacks, alone, on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    const shirts = ['SMA', 'MED', 'LAR', 'XLA'].flatMap((size) => ['TAN', 'WHI', 'BLA', 'NAV', 'GRA', 'KHA'].map((color) => `SAMPLE-SHT-${size}-${color}-LOSL`));
    server = await openCatalogServer(open, await fixtureRows(new Set(shirts)));
  });
  afterAll(() => server.close());

  it('is no typo of what it is hardly like: Zoll makes defibrillators, and no rolls', async () => {
    const correctionOf = async (q: string) => (await search(wholeCatalog(server.pool), searchOf({ q, pageSize: 10 }))).correction?.to ?? null;
    expect([await correctionOf('zoll'), await correctionOf('unifrom'), await correctionOf('shrit')]).toEqual([null, 'uniform', 'shirt']);
  });
});
