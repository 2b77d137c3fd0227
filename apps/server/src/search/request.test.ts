import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serviceAt } from '../wire/index.ts';
import { facetIds, facetLabel, hasFilters, keywordProblem, searchOf, withoutFilters } from './request.ts';

it('services have no manufacturer: the facet names their contractor', () => {
  expect(facetLabel('manufacturer', 'services')).toBe('Contractor');
  expect(facetLabel('manufacturer', 'products')).toBe('Manufacturer');
  expect(facetLabel('manufacturer', null)).toBe('Manufacturer');
});

it.each(facetIds.filter((id) => id !== 'manufacturer'))('%s is called the same for products and services', (id) => {
  expect(facetLabel(id, 'services')).toBe(facetLabel(id, 'products'));
});

/** The question of an address, as the server reads it. */
function questionOf(address: URLSearchParams) {
  const fields = Object.fromEntries([...new Set(address.keys())].map((name) => [name, address.getAll(name).length === 1 ? address.get(name) : address.getAll(name)]));
  return searchOf(serviceAt('/search/advantage_search').request.parse(fields));
}

it('an address asks for what was put into it, whatever signs its values have', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  const facets = fc.record(Object.fromEntries(facetIds.map((id) => [id, fc.uniqueArray(value, { maxLength: 4 })])));
  const dollars = fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: null });
  fc.assert(
    fc.property(value, facets, dollars, dollars, fc.constantFrom('relevance', 'price_low', 'price_high', 'delivery', 'name'), fc.integer({ min: 1, max: 1_000 }), fc.constantFrom(null, 'products', 'services'), fc.boolean(), (q, chosen, priceMin, priceMax, sort, page, kind, isExact) => {
      const address = new URLSearchParams({ q, sort, page: String(page), ...(kind !== null && { kind }), ...(isExact && { spelling: 'exact' }) });
      for (const [name, values] of Object.entries(chosen)) for (const each of values) address.append(name, each);
      for (const [name, cents] of Object.entries({ priceMin, priceMax })) if (cents !== null) address.set(name, (cents / 100).toFixed(2));
      const question = questionOf(new URLSearchParams(address.toString()));
      expect(question).toMatchObject({ q: q.replace(/\s+/g, ' ').trim(), chosen, priceMin, priceMax, sort, page, kind, correctSpelling: !isExact });
      expect(hasFilters(question)).toBe(priceMin !== null || priceMax !== null || Object.values(chosen).some(({ length }) => length > 0));
      expect(hasFilters(withoutFilters(question))).toBe(false);
      expect(withoutFilters(question)).toMatchObject({ q: question.q, sort, page, kind });
    }),
    { numRuns: 300 },
  );
});

it.each(['"black toner" hp', '“Box of paper”', '"black toner', 'toner "black"', '24" monitor'])('a search for %j begins with a word, in a phrase too, and is asked as it was typed [spec 5.12]', (typed) => {
  expect(searchOf({ q: typed }).q).toBe(typed);
  expect(keywordProblem(typed)).toBeNull();
});

it.each(['"***"', '-toner', '"'])('a search for %j begins with none, and says so', (typed) => {
  expect(searchOf({ q: typed }).q).toBe(typed);
  expect(keywordProblem(typed)).toBe('A search must start with a letter or a digit.');
});
