import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { knownStores } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assortmentSchema, readAssortmentInput, readAssortments } from './assortment-file.ts';
import { assortmentInput } from './assortment-text.ts';
import { isSame } from './rules.ts';

describe('an assortment file', () => {
  it('may say nothing: the whole catalog at contract prices', () => {
    const none = { include: [], exclude: [] };
    expect(readAssortmentInput({})).toEqual({ categories: none, vendors: none, contracts: none, kinds: [], indicators: none, prices: [] });
  });

  it('has dollars and percents, which are kept as cents and hundredths', () => {
    const { prices } = readAssortmentInput({ prices: [{ offer: 'O-1', price: '1,204.5' }, { vendor: 'V-1', category: '75', percentOff: 7.25 }] });
    expect(prices).toEqual([{ offer: 'O-1', price: 120_450 }, { vendor: 'V-1', category: '75', percentOff: 725 }]);
  });

  it.each([
    [null, /^the file: must be an object\.$/],
    [{ category: {} }, /^the file: there is no "category"\.$/],
    [{ categories: ['75'] }, /^categories: must be an object with "include" and "exclude"\.$/],
    [{ categories: { include: '75' } }, /^categories\.include: must be a list\.$/],
    [{ categories: { include: ['75', ' '] } }, /^categories\.include\[1\]: must not be empty\.$/],
    [{ vendors: { include: ['V-1'], exclude: ['V-1'] } }, /^vendors: must not name anything twice\.$/],
    [{ kinds: ['goods'] }, /^kinds\[0\]: must be 'product' or 'service'\.$/],
    [{ prices: [{ percentOff: 5 }] }, /^prices\[0\]: must name a vendor, a contract, a category or an offer\.$/],
    [{ prices: [{ vendor: 'V-1' }] }, /^prices\[0\]: must have either "percentOff" or "price"\.$/],
    [{ prices: [{ vendor: 'V-1', percentOff: 5, price: 1 }] }, /^prices\[0\]: must have either "percentOff" or "price"\.$/],
    [{ prices: [{ vendor: 'V-1', percentOff: 100 }] }, /^prices\[0\]\.percentOff: must be more than 0 and less than 100/],
    [{ prices: [{ vendor: 'V-1', price: '0' }] }, /^prices\[0\]\.price: must be more than zero\.$/],
    [{ prices: [{ offer: 'O-1', price: 'cheap' }] }, /^prices\[0\]\.price: must be a dollar amount/],
  ])('%j is refused by its path', (raw, message) => {
    expect(() => readAssortmentInput(raw)).toThrow(/^The assortment cannot be used:\n/);
    const said = (() => {
      try {
        readAssortmentInput(raw);
      } catch (error) {
        return error instanceof Error ? error.message.split('\n').slice(1).join('\n') : '';
      }
      return '';
    })();
    expect(said).toMatch(message);
  });

  it('names every mistake at once', () => {
    expect(() => readAssortmentInput({ kinds: ['goods'], prices: [{ vendor: 'V-1' }] })).toThrow(/kinds\[0\].*\nprices\[0\]/);
  });

  it('is written as it was read', () => {
    const id = fc.stringMatching(/^[A-Z0-9-]{1,8}$/);
    const choice = fc.uniqueArray(id, { maxLength: 6 }).chain((ids) => fc.nat(ids.length).map((cut) => ({ include: ids.slice(0, cut), exclude: ids.slice(cut) })));
    const price = fc.oneof(
      fc.record({ vendor: id, percentOff: fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100) }),
      fc.record({ offer: id, price: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)) }),
    );
    const file = fc.record({ categories: choice, vendors: choice, contracts: choice, indicators: choice, kinds: fc.subarray(['product', 'service']), prices: fc.array(price, { maxLength: 5 }) });
    fc.assert(
      fc.property(file, (raw) => {
        const read = readAssortmentInput(raw);
        expect(isSame(readAssortmentInput(assortmentInput(read)), read)).toBe(true);
      }),
    );
  });
});

describe('the sample assortments', () => {
  const file = JSON.parse(readFileSync(fileURLToPath(new URL('../../../../../data/sample-catalog/assortments.json', import.meta.url)), 'utf8')) as { note: string };

  it('are those of the known stores but ADVANTAGE, and say that they are made up', () => {
    expect([...readAssortments(file).keys()].toSorted()).toEqual(knownStores.filter((store) => store !== 'ADVANTAGE').toSorted());
    expect(file.note).toContain('Made up');
  });

  it('a file of several stores names the store of a mistake', () => {
    expect(() => readAssortments({ stores: { VA: { kinds: ['goods'] } } })).toThrow("stores.VA.kinds[0]: must be 'product' or 'service'.");
    expect(() => readAssortments({ VA: {} })).toThrow(/stores: must be an object of stores/);
    expect(assortmentSchema.safeParse({}).success).toBe(true);
  });
});
