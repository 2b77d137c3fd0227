import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { wholeCatalog } from '../stores/assortment/index.ts';
import { fixtureRows, openCatalogServer } from '../testing/catalog-server.ts';
import type { TestServer } from '../testing/server.ts';
import { fewerWords } from './fewer-words.ts';
import { postgresqlSearch } from './postgresql-search.ts';
import { searchOf } from './request.ts';

const tapes = ['12-1', '12-6', '34-1', '34-6'].map((choice) => `SAMPLE-TPM-${choice}`);

describe.each(oneTestDatabase())('words without one of them, on $name', ({ open }) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openCatalogServer(open, await fixtureRows(new Set([...tapes, 'SAMPLE-T150-INC-24'])));
  });
  afterAll(() => server.close());

  const ask = (q: string, limit?: number) => fewerWords(postgresqlSearch(server.pool), wholeCatalog(server.pool), searchOf({ q, pageSize: 10 }), limit);

  it.each([undefined, 4, 1])('say how many there are of them, also where more match than were counted at first (%s)', async (limit) => {
    expect(await ask('masking tap', limit)).toEqual([{ q: 'masking', count: 5, leftOut: ['tap'] }, { q: 'tap', count: 3, leftOut: ['masking'] }]);
  });
});
