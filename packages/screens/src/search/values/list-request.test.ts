import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facetIds } from '../address/search-address.ts';
import { listRequest } from './list-request.ts';

it('a list of values is asked with all of the search but its page, and with nothing else', () => {
  const value = fc.string({ unit: 'grapheme', maxLength: 12 });
  const single = fc.constantFrom('q', 'kind', 'priceMin', 'priceMax', 'deliveryDays', 'sort', 'pageSize', 'style', 'spelling');
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(single, value), { selector: ([name]) => name }), fc.array(fc.tuple(fc.constantFrom(...facetIds), value)), value, (singles, facets, other) => {
      const address = new URLSearchParams([...singles, ...facets, ['page', '3'], ['store', other], ['constructor', other]]);
      const kept = Object.entries(listRequest(address)).flatMap(([name, values]) => [values].flat().map((each) => [name, each]));
      const sorted = (entries: readonly unknown[]) => entries.map((entry) => JSON.stringify(entry)).toSorted();
      expect(sorted(kept)).toEqual(sorted([...singles, ...facets]));
    }),
  );
});
