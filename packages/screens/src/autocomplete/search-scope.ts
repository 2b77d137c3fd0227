import type { Category } from '@quartermaster/contracts';

/** Where the header's box searches: everywhere, in one kind, or in one category. */
export type SearchScope = { kind?: 'products' | 'services'; category?: string };

export interface ScopeOption {
  value: string;
  label: string;
}

const everywhere: ScopeOption[] = [
  { value: '', label: 'All' },
  { value: 'products', label: 'Products' },
  { value: 'services', label: 'Services' },
];
const categoryMark = 'category ';

/** The options of the chooser: the kinds, then the store's categories. */
export const scopeOptions = (categories: readonly Pick<Category, 'id' | 'name'>[]): ScopeOption[] => [
  ...everywhere,
  ...categories.map(({ id, name }) => ({ value: `${categoryMark}${id}`, label: name })),
];

/** The scope that an option of the chooser means; an unknown one means everywhere. */
export function scopeOf(value: string): SearchScope {
  if (value === 'products' || value === 'services') return { kind: value };
  return value.startsWith(categoryMark) ? { category: value.slice(categoryMark.length) } : {};
}

/** The option that fits the results that are shown. A category counts only while the chooser has it. */
export function scopeValue(address: URLSearchParams, options: readonly ScopeOption[]): string {
  const [category, ...more] = address.getAll('category');
  const wanted = category !== undefined && more.length === 0 ? `${categoryMark}${category}` : null;
  const found = options.find((option) => option.value === wanted) ?? options.find((option) => option.value === address.get('kind'));
  return found?.value ?? '';
}
