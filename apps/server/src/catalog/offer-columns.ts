import { usd, type Offer } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';

/** What every reader of offers needs of one. */
export interface OfferRow {
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
}

/** The columns of {@link OfferRow}, of {@link offersOf}. */
export const offerColumns = sql`offer_id as "offerId", vendor_id as "vendorId", vendor.name as "vendorName", contract_number as "contractNumber", price,
  unit_code as "unitCode", unit_of_issue.name as "unitName", delivery_days as "deliveryDays", minimum_order as "minimumOrder", available`;

/** The offers that the store sells, with their vendors and units of issue. */
export const offersOf = (catalog: StoreCatalog) =>
  sql`${partOf(catalog, 'offer')} as offer join marketplace.vendor using (vendor_id) join marketplace.unit_of_issue on unit_of_issue.code = offer.unit_code`;

export const offerOf = ({ offerId, vendorId, vendorName, contractNumber, price, unitCode, unitName, deliveryDays, minimumOrder, available }: OfferRow) =>
  ({
    offerId,
    vendor: { id: vendorId, name: vendorName },
    contractNumber,
    price: usd(price),
    unitOfIssue: { code: unitCode, name: unitName },
    deliveryDays,
    minimumOrder: usd(minimumOrder),
    available,
  }) satisfies Partial<Offer>;
