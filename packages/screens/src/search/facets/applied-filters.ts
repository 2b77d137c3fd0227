import type { Facet } from '@quartermaster/contracts';
import { facetIds, withDelivery, withFacetValue, withPrice } from '../address/search-address.ts';

export interface AppliedFilter {
  id: string;
  label: string;
  /** The address without it. */
  without: URLSearchParams;
}

function priceLabel(min: string | null, max: string | null): string | null {
  if (min !== null && max !== null) return `Price: $${min} to $${max}`;
  if (min !== null) return `Price: from $${min}`;
  return max === null ? null : `Price: up to $${max}`;
}

/** The filters that are on, with the words of the facets; a value that has no facet any more is shown as it is in the address. */
export function appliedFilters(address: URLSearchParams, facets: readonly Facet[]): AppliedFilter[] {
  const values = facetIds.flatMap((id) => {
    const facet = facets.find((candidate) => candidate.id === id);
    return address.getAll(id).map((value) => ({
      id: `${id} ${value}`,
      label: facet?.values.find((candidate) => candidate.value === value)?.label ?? value,
      without: withFacetValue(address, id, value, false),
    }));
  });
  const price = priceLabel(address.get('priceMin'), address.get('priceMax'));
  const days = address.get('deliveryDays');
  return [
    ...values,
    ...(price === null ? [] : [{ id: 'price', label: price, without: withPrice(address, null, null) }]),
    ...(days === null ? [] : [{ id: 'deliveryDays', label: `Delivery: ${days} days or less`, without: withDelivery(address, null) }]),
  ];
}
