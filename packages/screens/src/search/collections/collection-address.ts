import type { AttributesOf } from '@quartermaster/contracts';

type Collection = NonNullable<AttributesOf<'/search/special_category_search', 'Success'>['collection']>;

/** The query of the search that shows all of a special category, or what of it is in one category. */
export function collectionAddress({ search }: Pick<Collection, 'search'>, category?: string): URLSearchParams {
  const { q, kind, indicator = [], category: categories = [], sin = [] } = search;
  const address = new URLSearchParams({ ...(q !== undefined && { q }), ...(kind !== undefined && { kind }) });
  for (const value of category === undefined ? categories : [category]) address.append('category', value);
  for (const value of indicator) address.append('indicator', value);
  for (const value of sin) address.append('sin', value);
  return address;
}
