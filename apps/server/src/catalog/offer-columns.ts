import { usd, type Offer } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { outsidePriceDays } from './price-days.ts';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';

/** What every reader of offers needs of one. */
export interface OfferRow {
  readonly offerId: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly contractNumber: string;
  readonly sin: string | null;
  readonly price: number;
  readonly unitCode: string;
  readonly unitName: string;
  readonly deliveryDays: number;
  readonly minimumOrder: number;
  readonly available: number | null;
  /** `YYYY-MM-DD`, as the next ones. */
  readonly backInStock: string | null;
  readonly priceFrom: string | null;
  readonly priceUntil: string | null;
  readonly contractUntil: string | null;
}

/** The columns of {@link OfferRow}, of {@link offersOf}. */
export const offerColumns = sql`offer_id as "offerId", vendor_id as "vendorId", vendor.name as "vendorName", contract_number as "contractNumber", sin, price,
  unit_code as "unitCode", unit_of_issue.name as "unitName", delivery_days as "deliveryDays", minimum_order as "minimumOrder", available, back_in_stock as "backInStock", price_from as "priceFrom", price_until as "priceUntil", contract_until as "contractUntil"`;

/** The offers that the store sells, with their vendors and units of issue. */
export const offersOf = (catalog: StoreCatalog) =>
  sql`${partOf(catalog, 'offer')} as offer join marketplace.vendor using (vendor_id) join marketplace.unit_of_issue on unit_of_issue.code = offer.unit_code`;

/** @param today `YYYY-MM-DD` in Washington */
export const offerOf = (row: OfferRow, today: string) => {
  const outside = outsidePriceDays(row, today);
  return {
    offerId: row.offerId,
    vendor: { id: row.vendorId, name: row.vendorName },
    contractNumber: row.contractNumber,
    ...(row.contractUntil !== null && { contractUntil: row.contractUntil }),
    ...(row.sin !== null && { sin: row.sin }),
    price: usd(row.price),
    unitOfIssue: { code: row.unitCode, name: row.unitName },
    deliveryDays: row.deliveryDays,
    minimumOrder: usd(row.minimumOrder),
    available: row.available,
    ...(row.backInStock !== null && { backInStock: row.backInStock }),
    ...(outside === null ? row.priceUntil !== null && { priceUntil: row.priceUntil } : { outsidePriceDays: outside }),
  } satisfies Partial<Offer>;
};
