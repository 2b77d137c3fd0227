import { sql, type Connection } from '@quartermaster/database';
import { takeImportLock } from '../../runtime/index.ts';
import { refreshProducts } from '../../stores/assortment/index.ts';
import { movingFacetCounts } from './facet-counts.ts';
import { summarizeProducts } from './summarize-products.ts';

/** What became of it: `known` says that there is such an offer; `changed`, that it was not so before. */
interface OffSaleOutcome {
  readonly known: boolean;
  readonly changed: boolean;
  /** The offer can be bought now. False after it was put back: the last import of its product does not name it. */
  readonly onSale: boolean;
}

interface OfferNow {
  readonly product_id: string;
  readonly withdrawn: boolean;
  /** Null: it was not taken off sale. */
  readonly listed: boolean | null;
}

const unknown: OffSaleOutcome = { known: false, changed: false, onSale: false };

/** Takes an offer off sale in every store, until it is put back. Waits for a batch of an import that is being written. */
export async function takeOffSale(connection: Connection, offerId: string, { by, reason, now }: { readonly by: string; readonly reason: string; readonly now: Date }): Promise<OffSaleOutcome> {
  const offer = await lockedOffer(connection, offerId);
  if (offer === null) return unknown;
  if (offer.listed !== null) return { known: true, changed: false, onSale: false };
  await connection.query(sql`insert into marketplace.offer_off_sale (offer_id, product_id, since, taken_by, reason, listed)
    values (${offerId}, ${offer.product_id}, ${now}, ${by}, ${reason}, ${!offer.withdrawn})`);
  await setWithdrawn(connection, offerId, offer, true);
  return { known: true, changed: true, onSale: false };
}

/** Puts an offer back that was taken off sale. */
export async function putBackOnSale(connection: Connection, offerId: string): Promise<OffSaleOutcome> {
  const offer = await lockedOffer(connection, offerId);
  if (offer === null) return unknown;
  if (offer.listed === null) return { known: true, changed: false, onSale: !offer.withdrawn };
  await connection.query(sql`delete from marketplace.offer_off_sale where offer_id = ${offerId}`);
  await setWithdrawn(connection, offerId, offer, !offer.listed);
  return { known: true, changed: true, onSale: offer.listed };
}

/** For an import that has written these products: what an operator took off sale stays so, and what the import says of it is kept for when it is put back. */
export async function keepOffSale(connection: Connection, products: readonly string[]): Promise<void> {
  const { rows } = await connection.query<{ product_id: string }>(sql`
    update marketplace.offer_off_sale as off set listed = not offer.withdrawn from marketplace.offer
    where off.product_id = any(${products}::text[]) and offer.offer_id = off.offer_id returning off.product_id`);
  const concerned = [...new Set(rows.map(({ product_id }) => product_id))];
  if (concerned.length === 0) return;
  await connection.query(sql`update marketplace.offer set withdrawn = true
    from marketplace.offer_off_sale as off where off.product_id = any(${concerned}::text[]) and offer.offer_id = off.offer_id and not withdrawn`);
  await summarizeProducts(connection, concerned);
}

async function lockedOffer(connection: Connection, offerId: string): Promise<OfferNow | null> {
  await takeImportLock(connection);
  const { rows } = await connection.query<OfferNow>(sql`
    select offer.product_id, withdrawn, listed from marketplace.offer left join marketplace.offer_off_sale using (offer_id) where offer.offer_id = ${offerId}`);
  return rows[0] ?? null;
}

async function setWithdrawn(connection: Connection, offerId: string, { product_id, withdrawn }: OfferNow, wanted: boolean): Promise<void> {
  if (withdrawn === wanted) return;
  await movingFacetCounts(connection, [product_id], async () => {
    await connection.query(sql`update marketplace.offer set withdrawn = ${wanted} where offer_id = ${offerId}`);
    await summarizeProducts(connection, [product_id]);
    await refreshProducts(connection, [product_id]);
  });
}
