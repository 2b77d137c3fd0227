import type { HelpCategory } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { example } from '../../testing/examples.ts';
import { countSections, countText, popularFirst, searchHelp } from './search-help.ts';

const { helpConfig } = example('/information/help', 'Success', 'Two categories') as { helpConfig: { categories: HelpCategory[] } };
const found = (typed: string) => searchHelp(helpConfig.categories, typed).flatMap(({ sections }) => sections.map(({ queryParams }) => queryParams.key));
const everything = ['search_keyword', 'search_part_number', 'cart_quantity'];

describe('a search in the help [spec 3.13]', () => {
  it.each([
    ['', everything, 'nothing typed'],
    ['  ', everything, 'blanks'],
    ['keyword', ['search_keyword'], 'a heading'],
    ['LOOK up', ['search_keyword'], 'keywords, in any case and order'],
    ['7510-01-424', ['search_part_number'], 'content'],
    ['cart', ['cart_quantity'], 'the category'],
    ['quantíty', ['cart_quantity'], 'accents'],
    ['cart keyword', [], 'words that never occur together'],
    ['code>', [], 'markup is no content'],
    ['zzz', [], 'a word that no topic has'],
  ])('for %j finds %j: %s', (typed, keys) => {
    expect(found(typed)).toEqual(keys);
  });

  it('finds nothing more when more is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.constantFrom('search', 'cart', 'a', 'number'), (typed, more) => {
        const all = found(typed);
        for (const key of found(`${typed} ${more}`)) expect(all).toContain(key);
      }),
    );
  });

  it('says how many there are', () => {
    expect([countText(1, ''), countText(3, ''), countText(1, ' card '), countText(0, 'x')]).toEqual(['1 topic', '3 topics', '1 topic for “card”', 'No topic matches “x”']);
    expect(countSections(helpConfig.categories)).toBe(3);
  });
});

it('popular categories come first, and otherwise the order stays', () => {
  const named = (id: string, popularItem: boolean) => ({ id, popularItem }) as HelpCategory;
  expect(popularFirst([named('a', false), named('b', true), named('c', false), named('d', true)]).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});
