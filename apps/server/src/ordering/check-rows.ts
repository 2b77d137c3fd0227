import type { CheckedRow } from '@quartermaster/contracts';
import type { CatalogOfDay } from '../stores/assortment/index.ts';
import { productsWithNumbers, type FoundProduct } from './products-with-numbers.ts';
import { resolveRow, type TypedRow } from './resolve-row.ts';
import { hasNumber, numberKeys } from './row-number.ts';

/** What each row is, in their order. */
export async function checkRows(catalog: CatalogOfDay, rows: readonly TypedRow[]): Promise<CheckedRow[]> {
  const found = byNumber(await productsWithNumbers(catalog, rows.flatMap(({ number }) => numberKeys(number) ?? [])));
  return rows.map((row) => resolveRow(row, found(row.number)));
}

/** The products of a number, found without going through those of all others. */
function byNumber(products: readonly FoundProduct[]): (number: string) => readonly FoundProduct[] {
  const ofKey = Map.groupBy(products, ({ partKey }) => partKey);
  const ofNsn = Map.groupBy(products.filter(({ nsn }) => nsn !== null), ({ nsn }) => nsn?.slice(4));
  return (number) => {
    const keys = numberKeys(number);
    if (keys === null) return [];
    const niin = keys.niin ?? keys.nsn?.slice(4);
    const near = new Set([...(ofKey.get(keys.partKey) ?? []), ...(niin === undefined ? [] : (ofNsn.get(niin) ?? []))]);
    return [...near].filter((product) => hasNumber(product, keys));
  };
}
