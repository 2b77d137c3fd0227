import type { AttributesOf } from '@quartermaster/contracts';
import { formatNsn } from '../text/index.ts';
import type { CatalogOfDay } from '../stores/assortment/index.ts';
import { findRelated } from './related-store.ts';
import { findReplacement } from './replacement-store.ts';
import { findSummaries } from './summary-store.ts';

type Unsold = AttributesOf<'/catalog/product_detail', 'Failure'>;

const mostSuggested = 6;

/**
 * A product of the marketplace that this store does not sell, with those that it sells of the same category; null when the
 * marketplace has no such product. It says nothing of vendors and prices: those are other stores' business.
 */
export async function readUnsold(catalog: CatalogOfDay, productId: string): Promise<Unsold | null> {
  const { rows } = await catalog.database.query<Omit<Unsold, 'suggestions'>>(
    `select product_id as "productId", name, manufacturer, part_number as "partNumber", nsn from marketplace.product where product_id = $1`,
    [productId],
  );
  const [product] = rows;
  if (product === undefined) return null;
  const suggestions = await findSummaries(catalog, await findRelated(catalog, productId, mostSuggested));
  const replacement = await findReplacement(catalog, productId);
  return { ...product, ...(replacement !== null && { replacement }), nsn: product.nsn === null ? null : formatNsn(product.nsn), suggestions };
}
