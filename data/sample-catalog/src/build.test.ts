import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalog, type CatalogRecord } from './index.ts';
import { loadCategories } from './categories.ts';
import { collect } from './collect.ts';

describe('the sample catalog', () => {
  let records: CatalogRecord[];

  beforeAll(async () => {
    records = await collect(sampleCatalog());
  }, 60_000);

  it('holds every product and every service of the sources once', () => {
    expect(records.filter(({ kind }) => kind === 'product')).toHaveLength(19_406);
    expect(records.filter(({ kind }) => kind === 'service')).toHaveLength(4_157);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it('is the same in every build', async () => {
    const digest = (all: readonly CatalogRecord[]): string => createHash('sha256').update(JSON.stringify(all)).digest('hex');
    expect(digest(await collect(sampleCatalog()))).toBe(digest(records));
  }, 60_000);

  it('gives every product a category of the table, and no NSN twice', () => {
    const categories = loadCategories();
    expect(records.filter(({ categoryPath }) => !categories.has(categoryPath.at(-1)?.id ?? ''))).toEqual([]);
    const numbers = records.flatMap(({ nsn }) => nsn ?? []);
    expect(numbers.length).toBeGreaterThan(4_000);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((nsn) => /^\d{4}-01-\d{3}-\d{4}$/.test(nsn))).toBe(true);
  });

  it('knows a category for at least 97 of 100 products', () => {
    const other = records.filter(({ categoryPath }) => categoryPath.at(-1)?.id === 'other');
    expect(other.length / 19_406).toBeLessThan(0.03);
  });

  it('offers almost everything, in whole cents, and asks for a ZIP code at times', () => {
    const offers = records.flatMap((record) => record.offers);
    expect(offers.length).toBeGreaterThan(50_000);
    expect(offers.every(({ price }) => /^\d+\.\d\d$/.test(price) && price !== '0.00')).toBe(true);
    const regional = records.filter((record) => record.offers.length > 0 && record.offers.every(({ serviceArea }) => serviceArea !== undefined));
    expect(regional.length).toBeGreaterThan(50);
  });
});
