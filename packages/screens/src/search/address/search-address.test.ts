import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetIds, filterCount, withFacetValue, withoutFilters, withPage, withPrice, withSort, withStyle, withWords, withDelivery, withoutFilter } from './search-address.ts';

const address = (text: string) => new URLSearchParams(text);
const facetId = fc.constantFrom(...facetIds);

describe('the address of a search', () => {
  it('goes back to page 1 with every filter, sort and price', () => {
    const third = address('q=toner&page=3');
    expect(withFacetValue(third, 'category', '7510', true).toString()).toBe('q=toner&category=7510');
    expect(withSort(third, 'price_low').toString()).toBe('q=toner&sort=price_low');
    expect(withPrice(third, '10', null).toString()).toBe('q=toner&priceMin=10');
    expect(withWords(third, 'ink').toString()).toBe('q=ink');
  });

  it('keeps the page when only the list style changes', () => {
    expect(withStyle(address('q=toner&page=3'), 'grid').toString()).toBe('q=toner&page=3&style=grid');
  });

  it('carries no defaults', () => {
    expect(withSort(address('q=toner&sort=name'), 'relevance').toString()).toBe('q=toner');
    expect(withPage(address('q=toner&page=3'), 1).toString()).toBe('q=toner');
    expect(withPrice(address('q=toner&priceMax=5'), null, '').toString()).toBe('q=toner');
  });

  it('loses the filters and nothing else', () => {
    const filtered = address('store=ADVANTAGE&q=toner&category=1&category=2&vendor=v&priceMin=1&priceMax=2&sort=name');
    expect(filterCount(filtered)).toBe(4);
    expect(withoutFilters(filtered).toString()).toBe('store=ADVANTAGE&q=toner&sort=name');
  });

  it('loses one filter alone: all values of it, both ends of the price', () => {
    const filtered = address('q=toner&kind=products&vendor=a&vendor=b&priceMin=1&priceMax=2&deliveryDays=5&page=3');
    expect(withoutFilter(filtered, 'vendor').toString()).toBe('q=toner&kind=products&priceMin=1&priceMax=2&deliveryDays=5');
    expect(withoutFilter(filtered, 'price').toString()).toBe('q=toner&kind=products&vendor=a&vendor=b&deliveryDays=5');
    expect(withDelivery(filtered, null).has('deliveryDays')).toBe(false);
    expect(filterCount(filtered)).toBe(4);
  });

  it('is as before after a value was switched on and off again', () => {
    fc.assert(
      fc.property(facetId, fc.string(), fc.array(fc.tuple(facetId, fc.string())), (facet, value, others) => {
        const before = address('q=toner');
        for (const [name, other] of others) if (name !== facet || other !== value) before.append(name, other);
        const on = withFacetValue(before, facet, value, true);
        expect(on.getAll(facet)).toContain(value);
        expect(withFacetValue(on, facet, value, true).toString()).toBe(on.toString());
        expect(withFacetValue(on, facet, value, false).toString()).toBe(before.toString());
      }),
    );
  });

  it('is never changed in place', () => {
    const before = address('q=toner&page=2');
    withFacetValue(before, 'vendor', 'v', true);
    expect(before.toString()).toBe('q=toner&page=2');
  });
});
