import type { ProductSummary } from '@quartermaster/contracts';
import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { OrderOwner } from '../orderhistory/index.ts';
import type { Queries } from '../runtime/index.ts';
import { pageWithin } from '../wire/index.ts';

interface KeptProduct {
  readonly productId: string;
  readonly name: string;
  readonly savedAt: Date;
  /** Cents. */
  readonly priceThen: number | null;
  readonly unitThen: string | null;
}

export interface SavedPage {
  readonly kept: readonly KeptProduct[];
  /** Of all pages. */
  readonly total: number;
  /** The page that was read: the last one where there are not so many as were asked for. */
  readonly page: number;
}

/** A page of what a buyer has saved in a store, the newest first. Pages count from 1. */
export async function listSaved(queries: Queries, { buyerId, store }: OrderOwner, { page: asked, pageSize }: { readonly page: number; readonly pageSize: number }): Promise<SavedPage> {
  const { rows: [counted] } = await queries.query<{ total: number }>(sql`select count(*)::int as total from marketplace.saved_product where buyer_id = ${buyerId} and store = ${store}`);
  const total = counted?.total ?? 0;
  const { page, offset } = pageWithin(asked, { total, pageSize });
  const { rows: kept } = await queries.query<KeptProduct>(sql`
    select product_id as "productId", product_name as name, saved_at as "savedAt", price_then::float8 as "priceThen", unit_then as "unitThen" from marketplace.saved_product
    where buyer_id = ${buyerId} and store = ${store} order by saved_number desc limit ${pageSize} offset ${offset}`);
  return { kept, total, page };
}

export async function isProductSaved(queries: Queries, { buyerId, store }: OrderOwner, productId: string): Promise<boolean> {
  const { rows: [found] } = await queries.query<{ isSaved: boolean }>(sql`
    select exists (select from marketplace.saved_product where buyer_id = ${buyerId} and store = ${store} and product_id = ${productId}) as "isSaved"`);
  return found?.isSaved === true;
}

/** Saves a product at its price of now. One that is saved already stays as it was saved first. False: the list is full. */
export function saveProduct(database: Pool, { buyerId, store }: OrderOwner, { productId, name, price, unitOfIssue }: ProductSummary, { now, most }: { readonly now: Date; readonly most: number }): Promise<boolean> {
  return withTransaction(database, async (connection) => {
    // One change of a buyer at a time, so that none passes the limit beside another.
    await connection.query(sql`select from marketplace.buyer where buyer_id = ${buyerId} for no key update`);
    const { rows: [before] } = await connection.query<{ total: number; isThere: boolean }>(sql`
      select count(*)::int as total, coalesce(bool_or(product_id = ${productId}), false) as "isThere" from marketplace.saved_product where buyer_id = ${buyerId} and store = ${store}`);
    if (before?.isThere === true) return true;
    if ((before?.total ?? 0) >= most) return false;
    await connection.query(sql`
      insert into marketplace.saved_product (buyer_id, store, product_id, product_name, price_then, unit_then, saved_at)
      values (${buyerId}, ${store}, ${productId}, ${name}, ${price?.low.amount ?? null}, ${unitOfIssue?.name ?? null}, ${now})`);
    return true;
  });
}

export async function removeSaved(queries: Queries, { buyerId, store }: OrderOwner, productId: string): Promise<void> {
  await queries.query(sql`delete from marketplace.saved_product where buyer_id = ${buyerId} and store = ${store} and product_id = ${productId}`);
}

/** What a buyer has saved, in all stores; prices in dollars. */
export async function savedProductsOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<{ store: string; productId: string; product: string; savedAt: Date; price: number | null; unit: string | null }>(sql`
    select store, product_id as "productId", product_name as product, saved_at as "savedAt", round(price_then / 100.0, 2)::float8 as price, unit_then as unit
    from marketplace.saved_product where buyer_id = ${buyerId} order by saved_number`);
  return rows;
}

export async function forgetSavedProductsOf(connection: Connection, buyerId: string): Promise<void> {
  await connection.query(sql`delete from marketplace.saved_product where buyer_id = ${buyerId}`);
}
