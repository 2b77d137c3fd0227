import { formatMoney, usd } from '@quartermaster/contracts';
import { sql, type Connection, type Sql } from '@quartermaster/database';

/** How many there are, and the first of them in the words of the catalog. */
interface SomeOf {
  readonly count: number;
  readonly examples: readonly string[];
}

/** What another assortment changes for a buyer of the store. */
export interface AssortmentDifferences {
  /** Products that the store does not sell now. */
  readonly entering: SomeOf;
  /** Products that it does not sell any more. */
  readonly leaving: SomeOf;
  /** Offers that stay, at another price. */
  readonly repriced: SomeOf;
}

const mostExamples = 5;

/** Keeps what a store sells until the transaction ends, to be compared with. */
export async function noteSold(connection: Connection, store: string): Promise<void> {
  await connection.query('create temporary table sold_before (offer_id text primary key, product_id text not null, price bigint not null) on commit drop');
  await connection.query('insert into sold_before select offer_id, product_id, price from marketplace.offer_in($1)', [store]);
  // The planner takes a table without counts for a small one.
  await connection.query('analyze sold_before');
}

/** What has changed since {@link noteSold}, in the same transaction. */
export async function differencesSince(connection: Connection, store: string): Promise<AssortmentDifferences> {
  const entering = await someProducts(connection, sql`select product_id from marketplace.offer_in(${store}) except select product_id from sold_before`);
  const leaving = await someProducts(connection, sql`select product_id from sold_before except select product_id from marketplace.offer_in(${store})`);
  const { rows } = await connection.query<{ total: number; name: string; vendor: string; before: number; after: number }>(
    `select (count(*) over ())::int as total, product.name, vendor.name as vendor, sold_before.price as before, sold.price as after
     from sold_before join marketplace.offer_in($1) as sold using (offer_id) join marketplace.product on product.product_id = sold.product_id join marketplace.vendor using (vendor_id)
     where sold.price <> sold_before.price order by product.product_id, offer_id limit $2`,
    [store, mostExamples],
  );
  const repriced = { count: rows[0]?.total ?? 0, examples: rows.map(({ name, vendor, before, after }) => `${name} of ${vendor}, ${formatMoney(usd(after))} (before ${formatMoney(usd(before))})`) };
  return { entering, leaving, repriced };
}

async function someProducts(connection: Connection, products: Sql): Promise<SomeOf> {
  const { rows } = await connection.query<{ total: number; productId: string; name: string }>(
    sql`select (count(*) over ())::int as total, product_id as "productId", name from marketplace.product where product_id in (${products}) order by product_id limit ${mostExamples}`,
  );
  return { count: rows[0]?.total ?? 0, examples: rows.map(({ productId, name }) => `${name} (${productId})`) };
}
