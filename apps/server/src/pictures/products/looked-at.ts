import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** What its picture depends on. */
export interface LookedAtProduct {
  readonly name: string;
  readonly kind: 'product' | 'service';
  readonly picture: string;
  readonly manufacturer: string;
  readonly attributes: [name: string, value: string][];
  /** The digest of its photograph; null where it has none. */
  readonly photograph: string | null;
}

/** Null: the catalog has no such product. */
export async function lookedAt(queries: Queries, productId: string): Promise<LookedAtProduct | null> {
  const { rows } = await queries.query<LookedAtProduct>(sql`
    select name, kind, picture, manufacturer, attributes, (select digest from marketplace.product_photograph as own where own.product_id = product.product_id) as photograph
    from marketplace.product where product_id = ${productId}`);
  return rows[0] ?? null;
}
