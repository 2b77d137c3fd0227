import type { ServicePath } from '@quartermaster/contracts';

/** A way that a store offers: to a page of its own, with its words. */
export interface StoreLink {
  readonly label: string;
  readonly path: ServicePath;
  readonly query?: Readonly<Record<string, string>>;
}

/** The address of the products that carry an indicator, for example BioPreferred. */
export const withIndicator = (label: string, indicator: string): StoreLink => ({ label, path: '/search/advantage_search', query: { kind: 'products', indicator } });

/** The address of the products of a category. */
export const inCategory = (label: string, category: string): StoreLink => ({ label, path: '/search/advantage_search', query: { kind: 'products', category } });
