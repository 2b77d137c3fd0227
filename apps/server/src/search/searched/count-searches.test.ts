import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchOf } from '../request.ts';
import { SearchCounts } from './count-searches.ts';
import { countedQuery } from './counted-query.ts';

const at = { day: '2026-11-27', store: 'ADVANTAGE' };
const found = (total: number) => ({ total, exactTotal: true });

describe('counting searches', () => {
  it('adds up what is searched for in a store on a day, with what the last search found', () => {
    const counts = new SearchCounts();
    counts.note(searchOf({ q: ' Copy  Paper' }), found(3), at);
    counts.note(searchOf({ q: 'copy paper' }), found(5), at);
    counts.note(searchOf({ q: 'copy paper' }), found(4), { ...at, store: 'FSS' });
    expect(counts.take()).toMatchObject([{ query: 'copy paper', searches: 2, results: 5 }, { store: 'FSS', searches: 1 }]);
    expect(counts.take()).toEqual([]);
  });

  it('leaves out what is the same search once more', () => {
    const counts = new SearchCounts();
    for (const again of [{ page: 2 }, { sort: 'name' as const }, { spelling: 'exact' as const }, { priceMax: '5' }, { category: ['75'] }]) counts.note(searchOf({ q: 'paper', ...again }), found(1), at);
    counts.note(searchOf({}), found(1), at);
    expect(counts.take()).toEqual([]);
  });

  it('keeps what could not be written, beside what came since', () => {
    const counts = new SearchCounts();
    counts.note(searchOf({ q: 'paper' }), found(1), at);
    const taken = counts.take();
    counts.note(searchOf({ q: 'paper' }), found(2), at);
    counts.giveBack(taken);
    expect(counts.take()).toMatchObject([{ searches: 2, results: 2 }]);
  });

  it('remembers so many different searches and no more', () => {
    const counts = new SearchCounts();
    for (let n = 0; n < 2100; n += 1) counts.note(searchOf({ q: `paper ${n}` }), found(1), at);
    expect(counts.take()).toHaveLength(2000);
  });

  it.each(['ada@agency.example.gov', '4111 1111 1111 1111', '202-555-0143 phone', '(202) 555.0143', '123-45-6789', 'x'.repeat(101), '  '])('never counts “%s”', (typed) => expect(countedQuery(typed)).toBeNull());

  it.each([['006R90321', '006r90321'], ['8.5 x 11 paper 500', '8.5 x 11 paper 500'], ['HP 1234567', 'hp 1234567']])('counts “%s”', (typed, query) => expect(countedQuery(typed)).toBe(query));

  it('counts no text with nine digits close together', () => {
    const gap = fc.constantFrom('', ' ', '-', '. ', ') ');
    fc.assert(fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), gap), { minLength: 9, maxLength: 16 }), fc.string(), (digits, rest) => {
      expect(countedQuery(`${rest}${digits.map(([digit, between]) => `${digit}${between}`).join('')}`)).toBeNull();
    }));
  });
});
