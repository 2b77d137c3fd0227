import type { ProductSummary } from '@quartermaster/contracts';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { compareLimit, toggledCompare } from './compare-list.ts';

export interface CompareList {
  products: readonly ProductSummary[];
  has(productId: string): boolean;
  isFull: boolean;
  toggle(product: ProductSummary): void;
  clear(): void;
}

const CompareContext = createContext<CompareList | null>(null);

/** Keeps what was marked for comparison from one page of results to the next. It is around the pages. */
export function CompareProvider({ children }: { children: ReactNode }) {
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  const list = useMemo<CompareList>(() => ({
    products,
    has: (productId) => products.some((product) => product.productId === productId),
    isFull: products.length >= compareLimit,
    toggle: (product) => setProducts((before) => toggledCompare(before, product)),
    clear: () => setProducts([]),
  }), [products]);
  return <CompareContext value={list}>{children}</CompareContext>;
}

export function useCompareList(): CompareList {
  const list = useContext(CompareContext);
  if (list === null) throw new Error('useCompareList was called outside of CompareProvider: the root of the page must show what is at providerPoint, as StorefrontRoot does.');
  return list;
}
