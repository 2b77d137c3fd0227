import type { Cart, Replacement, StoreName } from '@quartermaster/contracts';
import { prepared, sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** A cart that names what could be ordered in place of lines of which nothing is to be had. One in which all is to be had takes no statement. */
export async function withReplacements(queries: Queries, store: StoreName, cart: Cart): Promise<Cart> {
  const products = cart.groups.flatMap(({ lines }) => lines.filter(({ change }) => change?.available === 0).map(({ productId }) => productId));
  if (products.length === 0) return cart;
  const { rows } = await queries.query<Replacement & { replaced: string }>(prepared(sql`
    select own.product_id as replaced, other.product_id as "productId", other.name
    from marketplace.product as own join marketplace.product as other on other.product_id = own.replaced_by
    where own.product_id = any(${products}::text[]) and exists (select from marketplace.offer_in(${store}) as sold where sold.product_id = other.product_id)`));
  const found = new Map(rows.map(({ replaced, ...replacement }) => [replaced, replacement]));
  if (found.size === 0) return cart;
  return {
    ...cart,
    groups: cart.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => {
        const replacement = line.change?.available === 0 ? found.get(line.productId) : undefined;
        return replacement === undefined ? line : { ...line, replacement };
      }),
    })),
  };
}
