import { sql, type Connection } from '@quartermaster/database';
import { digestsOf } from './digest.ts';
import { keepNames, noteNames, type NameKind } from './names.ts';

/** Keeps how products were before an import changes them, in the transactions that change them, up to a number of products. */
export class KeptBefore {
  readonly #importId: number;
  readonly #most: number;
  #kept: number;

  /** @param kept products that an earlier run of the import has kept; null: it has given up keeping them */
  constructor(importId: number, most: number, kept: number | null) {
    this.#importId = importId;
    this.#most = most;
    this.#kept = kept ?? Infinity;
  }

  /** Before products are written. Those that are there already keep what the first run of this import has found. */
  async products(connection: Connection, products: readonly string[]): Promise<void> {
    if (this.#kept === Infinity) return;
    if (this.#kept + products.length > this.#most) return this.#giveUp(connection);
    const { rowCount } = await connection.query(sql`
      insert into marketplace.catalog_import_before (import_id, product_id, before)
      select ${this.#importId}::bigint, id, case when product.product_id is not null then jsonb_build_object('product', to_jsonb(product), 'offers', coalesce((
        -- Of an offer that is off sale, what the import of before said of it.
        select jsonb_agg(to_jsonb(offer) || jsonb_build_object('withdrawn', not coalesce(listed, not withdrawn)))
        from marketplace.offer left join marketplace.offer_off_sale as off on off.offer_id = offer.offer_id where offer.product_id = id), '[]')) end
      from unnest(${products}::text[]) as new (id) left join marketplace.product on product.product_id = id
      on conflict (import_id, product_id) do nothing`);
    this.#kept += rowCount ?? 0;
  }

  /** When they are written. */
  async written(connection: Connection, products: readonly string[]): Promise<void> {
    if (this.#kept === Infinity) return;
    await connection.query(sql`
      with now_is as materialized (${digestsOf(products)})
      update marketplace.catalog_import_before as kept set after_digest = now_is.digest, after_stock = coalesce(now_is.stock, '{}')
      from now_is where kept.import_id = ${this.#importId} and kept.product_id = any(${products}::text[]) and kept.product_id = now_is.product_id`);
  }

  async names(connection: Connection, kind: NameKind, keys: readonly string[]): Promise<void> {
    if (this.#kept !== Infinity) await keepNames(connection, this.#importId, kind, keys);
  }

  async namesWritten(connection: Connection, kind: NameKind, keys: readonly string[]): Promise<void> {
    if (this.#kept !== Infinity) await noteNames(connection, this.#importId, kind, keys);
  }

  /** A half of it is of no use. The rows are taken away when the import has ended. */
  async #giveUp(connection: Connection): Promise<void> {
    this.#kept = Infinity;
    await connection.query(sql`update marketplace.catalog_import set before_kept = 'tooMany' where import_id = ${this.#importId}`);
  }
}
