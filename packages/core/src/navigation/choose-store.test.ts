import fc from 'fast-check';
import { defaultStore, knownStores } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { chooseStore, namesStoreElsewhere, storeInQuery } from './choose-store.ts';

it.each([
  { query: 'store=va', saved: 'FSS', hostStore: 'USMC', chosen: 'VA', why: 'the address chooses [spec 2.2, 2.23]' },
  { query: '', saved: 'DHS', hostStore: 'USMC', chosen: 'DHS', why: 'the saved store before the host [spec 2.3, 4.1]' },
  { query: 'store=', saved: 'DHS', hostStore: null, chosen: 'DHS', why: 'an empty name is none' },
  { query: 'store=MOON', saved: 'DHS', hostStore: 'USMC', chosen: 'ADVANTAGE', why: 'an unknown name means the default [spec 2.3, 5.15]' },
  { query: '', saved: null, hostStore: 'FSS', chosen: 'FSS', why: 'a host that leads to a store gives it [spec 4.1]' },
  { query: '', saved: null, hostStore: null, chosen: 'ADVANTAGE', why: 'the default is ADVANTAGE [spec 4.1, 9.1]' },
  { query: '', saved: 'MOON', hostStore: null, chosen: 'ADVANTAGE', why: 'an unknown saved store falls back to the default [spec 2.3]' },
])('$why', ({ chosen, query, ...clues }) => {
  expect(chooseStore({ query: new URLSearchParams(query), ...clues })).toBe(chosen);
});

describe('the store in an address', () => {
  it.each([
    ['store=usda', 'USDA'],
    ['STORE=State', 'STATE'],
    ['q=a&Store=%20fss%20', 'FSS'],
    ['store=moon&store=va&store=dhs', 'VA'],
    ['store=moon', 'ADVANTAGE'],
    ['store=../VA', 'ADVANTAGE'],
    ['store=VA%00', 'ADVANTAGE'],
    ['store[]=VA', null],
    ['store=__proto__', 'ADVANTAGE'],
    ['store=DOLPUNCHOUT', 'ADVANTAGE'],
    ['store=&q=store', null],
    ['', null],
  ])('%s means %s [spec 2.2, 5.15]', (query, store) => {
    expect(storeInQuery(new URLSearchParams(query))).toBe(store);
  });

  it('is always one of the nine known stores [spec 5.15]', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), fc.option(fc.string()), (value, saved, hostStore) => {
        expect(knownStores).toContain(chooseStore({ query: new URLSearchParams({ store: value }), saved, hostStore }));
        if (value.trim() !== '' && !knownStores.some((name) => name === value.trim().toUpperCase())) {
          expect(storeInQuery(new URLSearchParams({ store: value }))).toBe(defaultStore);
        }
      }),
    );
  });
});

describe('a store that its owner ships alone', () => {
  const others = ['HARBOR'];

  it.each([
    [{ query: 'store=harbor' }, 'HARBOR'],
    [{ saved: 'HARBOR' }, 'HARBOR'],
    [{ hostStore: 'HARBOR' }, 'HARBOR'],
    [{ query: 'store=harbour', saved: 'HARBOR' }, 'ADVANTAGE'],
  ])('is chosen by %j where the page knows it', ({ query = '', ...clues }: { query?: string; saved?: string; hostStore?: string }, store) => {
    expect(chooseStore({ query: new URLSearchParams(query), ...clues, others })).toBe(store);
  });

  it.each([
    ['store=pier9', true],
    ['store=harbor', false],
    ['store=va', false],
    ['store=pier9&store=va', false],
    ['store=EVAPUNCHOUT', false],
    ['store=../pier9', false],
    ['q=pier9', false],
    ['store=', false],
  ])('may be elsewhere: %s is %s', (query, isElsewhere) => {
    expect(namesStoreElsewhere(new URLSearchParams(query), others)).toBe(isElsewhere);
  });
});
