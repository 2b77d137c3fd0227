import type { Pool } from '@quartermaster/database';

export interface SampleOffer {
  readonly offerId: string;
  readonly vendor?: string;
  readonly contract?: string;
  /** Cents. */
  readonly price?: number;
  readonly quantityBreaks?: readonly { readonly minimumQuantity: number; readonly price: number }[];
  readonly minimumOrder?: number;
  readonly available?: number | null;
}

/** Puts products with one offer each into the catalog's tables. */
export async function addSampleOffers(pool: Pool, offers: readonly SampleOffer[]): Promise<void> {
  await pool.query(
    `insert into marketplace.category (category_id, name, path, picture, words)
     values ('7510', 'Office Supplies', '{7510}', 'toner', '{office,supplies}') on conflict do nothing`,
  );
  for (const offer of offers) {
    const { offerId, vendor = 'V-SUPPLY', contract = '47SMPL-SAMPLE-01', price = 1_000, available = 1_000, minimumOrder = 0, quantityBreaks = [] } = offer;
    await pool.query("insert into marketplace.vendor (vendor_id, name) values ($1, 'Sample ' || $1) on conflict do nothing", [vendor]);
    await pool.query(
      `insert into marketplace.product (product_id, kind, name, part_number, part_key, nsn, manufacturer, category_id, picture, description,
         attributes, vendor_count, indicators, facets, search, length, content_hash)
       values ($1, 'product', 'Product ' || $1, 'PN-' || $1, 'PN', '7510013920564', 'Xerox', '7510', 'toner', '<p>A <b>product</b></p>',
         '[["Color","Black"],["Pages","6000"]]', 1, '{SB}', '{}', '', 0, '') on conflict do nothing`,
      [`p-${offerId}`],
    );
    await pool.query(
      `insert into marketplace.offer (offer_id, product_id, vendor_id, contract_number, price, unit_code, quantity_breaks, delivery_days,
         minimum_order, available, indicators)
       values ($1, 'p-' || $1, $2, $3, $4, 'BX', $5, 9, $6, $7, '{SB}')`,
      [offerId, vendor, contract, price, JSON.stringify(quantityBreaks), minimumOrder, available],
    );
  }
}
