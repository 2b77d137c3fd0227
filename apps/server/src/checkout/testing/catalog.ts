import { randomUUID } from 'node:crypto';
import type { Pool } from '@quartermaster/database';

/** The facts of an offer that a test may decide; prices in cents. */
export interface OfferFacts {
  price: number;
  /** Null for what has no stock to count. */
  stock: number | null;
  vendorId?: string;
  minimumOrder?: number;
  /** First digits of the ZIP codes that are delivered to; null for everywhere. */
  zipPrefixes?: string[] | null;
}

/** Puts a product with one offer into the catalog; gives the offer's id. */
export async function addOffer(database: Pool, { price, stock, vendorId = 'V-SAMPLE', minimumOrder = 0, zipPrefixes = null }: OfferFacts): Promise<string> {
  const productId = randomUUID();
  const offerId = `${productId}-1`;
  await database.query(
    `insert into marketplace.category (category_id, name, path, picture, words)
     values ('test', 'Test', '{test}', 'box', '{}') on conflict do nothing`,
  );
  await database.query('insert into marketplace.vendor (vendor_id, name) values ($1, $2) on conflict do nothing', [vendorId, `Sample vendor ${vendorId}`]);
  await database.query(
    `insert into marketplace.product (product_id, kind, name, part_number, part_key, manufacturer, category_id, picture, description,
       attributes, vendor_count, indicators, facets, search, length, content_hash)
     values ($1, 'product', 'Sample stapler', 'SS-1', 'SS1', 'Sample Maker', 'test', 'box', '', '[]', 1, '{}', '{}', '', 0, '')`,
    [productId],
  );
  await database.query(
    `insert into marketplace.offer (offer_id, product_id, vendor_id, contract_number, price, unit_code, quantity_breaks, delivery_days,
       minimum_order, available, indicators, service_area)
     values ($1, $2, $3, '47SMPL-SAMPLE-01', $4, 'EA', '[]', 5, $5, $6, '{}', $7)`,
    [offerId, productId, vendorId, price, minimumOrder, stock, zipPrefixes],
  );
  return offerId;
}

/** Changes an offer as an import may do it meanwhile. */
export async function changeOffer(database: Pool, offerId: string, change: Partial<Omit<OfferFacts, 'vendorId'>>): Promise<void> {
  const columns = { price: 'price', stock: 'available', minimumOrder: 'minimum_order', zipPrefixes: 'service_area' } as const;
  for (const [name, value] of Object.entries(change)) {
    await database.query(`update marketplace.offer set ${columns[name as keyof typeof columns]} = $2 where offer_id = $1`, [offerId, value]);
  }
}

export async function withdrawOffer(database: Pool, offerId: string): Promise<void> {
  await database.query('update marketplace.offer set withdrawn = true where offer_id = $1', [offerId]);
}

export async function stockOf(database: Pool, offerId: string): Promise<number | null> {
  const { rows } = await database.query<{ available: number | null }>('select available from marketplace.offer where offer_id = $1', [offerId]);
  return rows[0]?.available ?? null;
}
