import { usd } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import type { Candidate } from './best-offer.ts';
import { withCodes, type CatalogIndicator } from './indicators.ts';

interface ListedOfferRow {
  readonly productId: string;
  readonly offerId: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly contractNumber: string;
  readonly price: number;
  readonly unitCode: string;
  readonly unitName: string;
  readonly deliveryDays: number;
  readonly minimumOrder: number;
  readonly available: number | null;
  readonly codes: readonly string[];
  readonly isRegional: boolean;
}

/** The offers of each of these products at this moment, by product: orders have taken from the stock since the catalog was imported. */
export async function findListedOffers(catalog: StoreCatalog, known: readonly CatalogIndicator[], productIds: readonly string[]): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const { rows } = await catalog.database.query<ListedOfferRow>(
    sql`select product_id as "productId", offer_id as "offerId", vendor_id as "vendorId", vendor.name as "vendorName", contract_number as "contractNumber", price,
       unit_code as "unitCode", unit_of_issue.name as "unitName", delivery_days as "deliveryDays", minimum_order as "minimumOrder", available,
       indicators as codes, service_area is not null as "isRegional"
     from ${partOf(catalog, 'offer')} as offer join marketplace.vendor using (vendor_id) join marketplace.unit_of_issue on unit_of_issue.code = offer.unit_code
     where product_id = any(${productIds}::text[]) and not withdrawn`,
  );
  return new Map([...Map.groupBy(rows, ({ productId }) => productId)].map(([productId, own]) => [productId, own.map((row) => listed(row, known))]));
}

const listed = (row: ListedOfferRow, known: readonly CatalogIndicator[]): Candidate => ({
  offerId: row.offerId,
  vendor: { id: row.vendorId, name: row.vendorName },
  contractNumber: row.contractNumber,
  price: usd(row.price),
  unitOfIssue: { code: row.unitCode, name: row.unitName },
  minimumOrder: usd(row.minimumOrder),
  available: row.available,
  indicators: withCodes(known, row.codes),
  deliveryDays: row.deliveryDays,
  isRegional: row.isRegional,
});
