import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleCatalog, type CatalogRecord } from './index.ts';
import { loadCategories } from './categories.ts';
import { collect } from './collect.ts';
import { packageFile } from './folder.ts';

const today = new Date('2026-11-27T00:00:00Z');

describe('the sample catalog', () => {
  let records: CatalogRecord[];

  beforeAll(async () => {
    records = await collect(sampleCatalog(today));
  }, 60_000);

  const supplies = (): CatalogRecord[] => records.filter(({ id }) => id.startsWith('SAMPLE-'));

  it('holds every product and every service of the sources once, and supplies beside them', () => {
    expect(records.filter(({ id, kind }) => kind === 'product' && !id.startsWith('SAMPLE-'))).toHaveLength(19_406);
    expect(supplies().length).toBeGreaterThan(4_500);
    expect(records.filter(({ kind }) => kind === 'service')).toHaveLength(4_157);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  it('is the same in every build', async () => {
    const digest = (all: readonly CatalogRecord[]): string => createHash('sha256').update(JSON.stringify(all)).digest('hex');
    expect(digest(await collect(sampleCatalog(today)))).toBe(digest(records));
  }, 60_000);

  it('has services under contracts that are in force for a year, and marks their end as of the sample', () => {
    const ends = records.filter(({ kind }) => kind === 'service').map(({ attributes }) => new Date(attributes['Contract end (sample)'] ?? ''));
    expect(ends).toHaveLength(4_157);
    expect(ends.filter((end) => !(end.getTime() > today.getTime() + 364 * 86_400_000))).toEqual([]);
    expect(records.filter(({ attributes }) => 'Contract end' in attributes)).toEqual([]);
  });

  it('sells the item that the tutorials of Global Supply look for', () => {
    const sold = new Set(records.map(({ nsn }) => nsn));
    for (const tutorial of ['TUTORIAL_3', 'TUTORIAL_9']) {
      const [named] = /\d{4}-\d{2}-\d{3}-\d{4}/.exec(readFileSync(new URL(`../../information/pages/${tutorial}.html`, import.meta.url), 'utf8')) ?? [];
      expect(named, tutorial).toBeDefined();
      expect(sold, tutorial).toContain(named);
    }
  });

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

  it('has contracts with a maximum order that a line of some hundred pieces goes beyond: a lower price can be asked for in a trial', () => {
    const capped = records.flatMap((record) => record.offers).filter(({ maximumOrder, available = 0, price }) => maximumOrder !== undefined && available * Number(price) > Number(maximumOrder));
    expect(capped.length).toBeGreaterThan(1_000);
  });

  it('marks each supply as a sample: its numbers, its maker, and what is said of it', () => {
    for (const { id, partNumber, nsn, manufacturer, description, categoryPath } of supplies()) {
      expect(partNumber).toBe(id);
      expect(nsn).toMatch(/^\d{4}-01-999-\d{4}$/);
      expect(categoryPath.map(({ id: step }) => step)).toContain(nsn?.slice(0, 4));
      expect(manufacturer).toMatch(/^Sample /);
      expect(description).toMatch(/A sample: it is not for sale\.$/);
    }
    expect(new Set(supplies().map(({ name }) => name)).size).toBe(supplies().length);
  });

  it('lets mandatory sources sell what is marked as theirs, and all vendors of that say so', () => {
    for (const source of ['ABILITYONE', 'UNICOR']) {
      const offered = supplies().filter(({ offers }) => offers.some(({ indicators }) => indicators.includes(source)));
      expect(offered.length).toBeGreaterThan(100);
      expect(offered.filter(({ offers }) => !offers.every(({ indicators }) => indicators.includes(source)))).toEqual([]);
    }
  });

  it('has supplies of most supply groups that name goods', () => {
    const groups = new Set(supplies().map(({ categoryPath }) => categoryPath[0]?.id));
    expect(groups.size).toBeGreaterThan(50);
    expect(supplies().filter(({ picture }) => picture === '')).toEqual([]);
  });

  it('is issued in units that the marketplace has from the start', () => {
    const units = new Set(supplies().flatMap(({ offers }) => offers.map(({ unitOfIssue }) => unitOfIssue)));
    expect([...units].filter((unit) => !/^(?:BD|BE|BT|BX|CA|CN|DZ|EA|GL|GR|KT|PG|PR|RM|RO|SE)$/.test(unit))).toEqual([]);
  });

  it('has what offices order, in sizes, colors and packs that cost what they are', () => {
    const named = (words: string): CatalogRecord[] => supplies().filter(({ name }) => name.startsWith(words));
    for (const kind of ['Office chair', 'Nitrile exam gloves', 'Claw hammer', 'Copy paper', 'Ballpoint pen', 'Alkaline batteries', 'First aid kit', 'All-purpose cleaner', 'Shipping boxes', 'Uniform shirt', 'Tire', 'Multimeter', 'Wheelchair', 'Faucet', 'Step ladder', 'Padlock', 'Coffee', 'Blanket']) {
      expect(named(kind).length, kind).toBeGreaterThan(3);
    }
    const ream = named('Copy paper, 20 lb, 92 bright, white, 8.5 x 11 in, 500 sheets, 30 % recycled')[0];
    const carton = named('Copy paper, 20 lb, 92 bright, white, 8.5 x 11 in, 5000 sheets, 30 % recycled')[0];
    expect([ream?.offers[0]?.unitOfIssue, carton?.offers[0]?.unitOfIssue]).toEqual(['RM', 'BX']);
    expect(Number(carton?.offers[0]?.price)).toBeGreaterThan(7 * Number(ream?.offers[0]?.price));
  });

  it('has supplies in every situation that buyers meet, and none of them elsewhere', () => {
    const offers = supplies().flatMap((supply) => supply.offers);
    const share = (fits: (offer: (typeof offers)[number]) => boolean): number => offers.filter(fits).length / offers.length;
    expect(share(({ priceUntil }) => priceUntil !== undefined)).toBeGreaterThan(0.05);
    expect(share(({ documents }) => documents !== undefined)).toBeGreaterThan(0.15);
    expect(share(({ backInStock }) => backInStock !== undefined)).toBeGreaterThan(0.01);
    expect(share(({ restrictedTo }) => restrictedTo !== undefined)).toBeGreaterThan(0.003);
    const ends = [...Map.groupBy(offers, ({ contract }) => contract).values()].map((same) => new Set(same.map(({ contractUntil }) => contractUntil)));
    expect(ends.filter((days) => days.size !== 1 || days.has(undefined)), 'each contract ends on one day').toEqual([]);
    const days = offers.flatMap(({ priceUntil, backInStock }) => [priceUntil, backInStock]).filter((day) => day !== undefined);
    expect(days.filter((day) => day <= '2026-11-27' || day > '2027-06-30')).toEqual([]);
    expect(offers.filter(({ backInStock, available }) => backInStock !== undefined && available !== 0)).toEqual([]);
    expect(offers.flatMap(({ documents = [] }) => documents).filter(({ title, url }) => !title.startsWith('Sample: ') || !url.startsWith('https://'))).toEqual([]);
    const rest = records.filter(({ id }) => !id.startsWith('SAMPLE-'));
    expect(rest.filter((record) => record.accessories !== undefined || record.replacedBy !== undefined || record.offers.some((offer) => offer.documents ?? offer.restrictedTo ?? offer.priceUntil ?? offer.contractUntil ?? offer.backInStock))).toEqual([]);
  });

  it('names products that it has: accessories of other families, and a successor in stock of the same family', () => {
    const known = new Map(supplies().map((supply) => [supply.id, supply]));
    const family = (id: string): string | undefined => id.split('-')[1];
    const accessories = supplies().flatMap(({ id, accessories: ids = [] }) => ids.map((accessory) => ({ id, accessory })));
    expect(accessories.length).toBeGreaterThan(100);
    expect(accessories.filter(({ id, accessory }) => !known.has(accessory) || family(id) === family(accessory))).toEqual([]);
    const replaced = supplies().filter(({ replacedBy }) => replacedBy !== undefined);
    expect(replaced.length).toBeGreaterThan(5);
    for (const { id, replacedBy = '', offers } of replaced) {
      expect([family(replacedBy), known.get(replacedBy)?.replacedBy]).toEqual([family(id), undefined]);
      expect(offers.every(({ available }) => available === 0)).toBe(true);
    }
  });

  it('names families that there are', () => {
    const families = new Set(supplies().map(({ id }) => id.split('-')[1]));
    const named = ['goes-with', 'restricted'].flatMap((table) => readFileSync(packageFile(`rules/${table}.csv`), 'utf8').split('\n').slice(1).flatMap((line) => line.match(/\b[A-Z](?:[A-Z0-9]{2}|\d{3})\b/g) ?? []));
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((code) => !families.has(code))).toEqual([]);
  });
});
