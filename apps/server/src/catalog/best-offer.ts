import { usd, type ChosenOffer } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';

/** What decides between offers. */
interface Candidate extends ChosenOffer {
  readonly deliveryDays: number;
  /** The vendor delivers to some ZIP codes only, and it is not known whether to the buyer's. */
  readonly isRegional: boolean;
}

/**
 * The offer that is chosen for a buyer who names no vendor; null when all are out of stock. It can be ordered: one that is delivered
 * everywhere goes before one that may not be, and one whose minimum order a single piece reaches before one that needs more in the cart.
 * Then the lowest price decides, and then the delivery.
 */
export function bestOffer(offers: readonly Candidate[]): ChosenOffer | null {
  const [best] = offers.filter(({ available }) => available !== 0).toSorted(
    (a, b) =>
      Number(a.isRegional) - Number(b.isRegional) ||
      Number(isBelowMinimum(a)) - Number(isBelowMinimum(b)) ||
      a.price.amount - b.price.amount ||
      a.deliveryDays - b.deliveryDays ||
      (a.offerId < b.offerId ? -1 : 1),
  );
  if (best === undefined) return null;
  const { offerId, vendor, price, unitOfIssue, minimumOrder, available } = best;
  return { offerId, vendor, price, unitOfIssue, minimumOrder, available };
}

const isBelowMinimum = ({ price, minimumOrder }: ChosenOffer): boolean => price.amount < minimumOrder.amount;

interface CandidateRow {
  readonly productId: string;
  readonly offerId: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly price: number;
  readonly unitCode: string;
  readonly unitName: string;
  readonly deliveryDays: number;
  readonly minimumOrder: number;
  readonly available: number | null;
  readonly isRegional: boolean;
}

/** The best offer of each of these products at this moment, by product: orders have taken from the stock since the catalog was imported. */
export async function findBestOffers(catalog: StoreCatalog, productIds: readonly string[]): Promise<ReadonlyMap<string, ChosenOffer>> {
  const { rows } = await catalog.database.query<CandidateRow>(
    sql`select product_id as "productId", offer_id as "offerId", vendor_id as "vendorId", vendor.name as "vendorName", price,
       unit_code as "unitCode", unit_of_issue.name as "unitName", delivery_days as "deliveryDays", minimum_order as "minimumOrder", available,
       service_area is not null as "isRegional"
     from ${partOf(catalog, 'offer')} as offer join marketplace.vendor using (vendor_id) join marketplace.unit_of_issue on unit_of_issue.code = offer.unit_code
     where product_id = any(${productIds}::text[]) and not withdrawn and available is distinct from 0`,
  );
  const found = new Map<string, ChosenOffer>();
  for (const [productId, own] of Map.groupBy(rows, (row) => row.productId)) {
    const best = bestOffer(own.map(candidateOf));
    if (best !== null) found.set(productId, best);
  }
  return found;
}

const candidateOf = (row: CandidateRow): Candidate => ({
  offerId: row.offerId,
  vendor: { id: row.vendorId, name: row.vendorName },
  price: usd(row.price),
  unitOfIssue: { code: row.unitCode, name: row.unitName },
  minimumOrder: usd(row.minimumOrder),
  available: row.available,
  deliveryDays: row.deliveryDays,
  isRegional: row.isRegional,
});
