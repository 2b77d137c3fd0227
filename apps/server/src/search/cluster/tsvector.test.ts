import { openPool, type Pool } from '@quartermaster/database';
import { oneTestDatabase, type OpenTestDatabase } from '@quartermaster/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchDocument } from '../../text/index.ts';
import { readTsvector } from './tsvector.ts';

describe('the words of a tsvector', () => {
  it('come in the order of their places, with their labels', () => {
    expect(readTsvector("'green':2A 'lamp':1A,5B 'light':6C 'shade':7 '^lamp':8")).toEqual({
      all: ['lamp', 'green', 'lamp', 'light', 'shade'], name: ['lamp', 'green'], said: ['lamp', 'green', 'lamp'], heads: ['^lamp'],
    });
    expect(readTsvector('')).toEqual({ all: [], name: [], said: [], heads: [] });
  });

  it('may hold the signs that its text is written with', () => {
    expect(readTsvector(String.raw`'5''':2A 'a\\b':1A 'c'':3A':3`).all).toEqual(['a\\b', "5'", "c':3A"]);
  });
});

describe.each(oneTestDatabase())('the words of a product, read from $name', ({ open }) => {
  let database: OpenTestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await open();
    pool = openPool(database.url);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  const words = fc.array(fc.oneof(fc.constantFrom('10 mm', "5' cable", 'a\\b', 'tn-2110', '1/4"', 'boxes', 'boxes'), fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0'))), { maxLength: 12 });
  it('are those that were written', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, async (name, description) => {
        const text = { name: name.join(' '), manufacturer: 'Maker', partNumber: 'PN-1', nsn: null, category: 'Desk lamps', description: description.join(' '), attributes: [], gtin: [] };
        const { vector, terms, nameTerms } = searchDocument(text);
        const { rows } = await pool.query<{ search: string }>('select $1::tsvector::text as search', [vector]);
        const read = readTsvector(rows[0]?.search ?? '');
        expect(new Set(read.all)).toEqual(terms);
        expect(new Set(read.name)).toEqual(nameTerms);
        expect(read.all.slice(0, read.said.length)).toEqual(read.said);
        // The index parts them at spaces again.
        expect(read.all.filter((word) => /\s/.test(word))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
