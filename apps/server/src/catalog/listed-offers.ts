import { sql } from '@quartermaster/database';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import type { Candidate } from './best-offer.ts';
import { withCodes, type CatalogIndicator } from './indicators.ts';
import { offerColumns, offerOf, offersOf, type OfferRow } from './offer-columns.ts';

interface ListedOfferRow extends OfferRow {
  readonly productId: string;
  readonly codes: readonly string[];
  readonly isRegional: boolean;
}

/** The offers of each of these products at this moment, by product: orders have taken from the stock since the catalog was imported. */
export async function findListedOffers(catalog: StoreCatalog, known: readonly CatalogIndicator[], productIds: readonly string[]): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const { rows } = await catalog.database.query<ListedOfferRow>(
    sql`select product_id as "productId", ${offerColumns}, indicators as codes, service_area is not null as "isRegional"
     from ${offersOf(catalog)} where product_id = any(${productIds}::text[]) and not withdrawn`,
  );
  return new Map([...Map.groupBy(rows, ({ productId }) => productId)].map(([productId, own]) => [productId, own.map((row) => listed(row, known))]));
}

const listed = (row: ListedOfferRow, known: readonly CatalogIndicator[]): Candidate => ({ ...offerOf(row), indicators: withCodes(known, row.codes), isRegional: row.isRegional });
