import type { SearchQuestion } from '@quartermaster/deployment';
import fc from 'fast-check';
import { below, makers, vendors, words, type Product } from './made-catalog.ts';

/** A question that has an answer in the catalog. */
export const anyQuestion = (catalog: readonly Product[]): fc.Arbitrary<SearchQuestion> =>
  fc.record({
    q: fc.oneof(
      fc.constant(''),
      fc.constantFrom(...words),
      fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 2 }).map((pair) => pair.join(' ')),
      fc.tuple(fc.constantFrom(...words), fc.constantFrom(...catalog)).map(([word, { partNumber }]) => `${word} ${partNumber}`),
    ),
    kind: fc.constantFrom(null, null, null, 'products' as const, 'services' as const),
    chosen: fc.record({
      category: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...Object.keys(below), ...Object.values(below).flat()], { maxLength: 2 }) }),
      manufacturer: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...makers], { maxLength: 2 }) }),
      vendor: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...vendors], { maxLength: 2 }) }),
      contract: fc.constant([]),
      indicator: fc.constant([]),
      sin: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...vendors.map((vendor) => `S${vendor}`)], { maxLength: 2 }) }),
      unit: fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.constantFrom(['EA'], ['BX', 'EA'], ['BX']) }),
    }),
    priceMin: fc.constantFrom(null, null, null, 500, 2000),
    priceMax: fc.constantFrom(null, null, null, 800, 3000),
    deliveryDays: fc.constantFrom(null, null, null, 2, 4),
    sort: fc.constantFrom('relevance', 'price_low', 'price_high', 'delivery', 'name'),
    page: fc.constant(1),
    pageSize: fc.constantFrom(7, 15),
    correctSpelling: fc.constant(false),
  });
