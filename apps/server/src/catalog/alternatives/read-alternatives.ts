import type { AttributesOf, ProductSummary } from '@quartermaster/contracts';
import { join, sql, type Sql } from '@quartermaster/database';
import { findSummaries } from '../summary-store.ts';
import { partOf, soldIn, type CatalogOfDay } from '../../stores/assortment/index.ts';
import { ofMandatorySource } from './mandatory-sources.ts';
import { rankAlternatives } from './rank-alternatives.ts';

type Alternatives = AttributesOf<'/catalog/alternatives', 'Success'>;

/** Products of the category that are looked at: so many that are cheaper, as many of mandatory sources, as many that are newer. */
const mostOfAKind = 24;
const mostShown = 6;
const mostAccessories = 12;
const mostDocuments = 20;

interface Facts {
  readonly id: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly addedAt: Date | null;
}

interface Named {
  readonly replacedBy: string | null;
  readonly accessories: readonly string[];
  /** Products that name this one as theirs. */
  readonly accessoryOf: readonly string[];
}

/** What else serves the purpose of a product that the store sells, what goes with it, and the documents of its contracts (decision 0323). @param sources codes of the mandatory sources of the store */
export async function readAlternatives(catalog: CatalogOfDay, productId: string, sources: readonly string[]): Promise<Alternatives> {
  const [named, facts, documents] = await Promise.all([readNamed(catalog, productId), readCandidates(catalog, productId), readDocuments(catalog, productId)]);
  if (named === null) return { alternatives: [], accessories: [], documents: [] };
  const goesWith = [...named.accessories, ...named.accessoryOf.filter((id) => !named.accessories.includes(id))].filter((id) => id !== productId).slice(0, mostAccessories);
  const summaries = await findSummaries(catalog, [...new Set([...facts.map(({ id }) => id), ...goesWith])]);
  const byId = new Map(summaries.map((summary) => [summary.productId, summary]));
  const comparable = facts.flatMap(({ id, attributes, addedAt }) => {
    const summary = byId.get(id);
    return summary === undefined ? [] : [{ summary, attributes, addedAt }];
  });
  const own = comparable.find(({ summary }) => summary.productId === productId);
  return {
    alternatives: own === undefined ? [] : rankAlternatives(own, comparable, { replacedBy: named.replacedBy, sources, most: mostShown }),
    accessories: goesWith.flatMap((id) => accessory(byId.get(id), named.accessories.includes(id))),
    documents,
  };
}

const accessory = (product: ProductSummary | undefined, isNamed: boolean): Alternatives['accessories'] =>
  product === undefined || product.vendorCount === 0 ? [] : [{ product, reasons: [isNamed ? 'An accessory of this product' : 'This product is an accessory of it'] }];

async function readNamed({ database }: CatalogOfDay, productId: string): Promise<Named | null> {
  const { rows } = await database.query<Named>(sql`
    select replaced_by as "replacedBy", coalesce(accessories, '{}') as accessories,
      array(select other.product_id from marketplace.product as other where other.accessories @> array[product.product_id] order by other.product_id limit ${mostAccessories}) as "accessoryOf"
    from marketplace.product where product_id = ${productId}`);
  return rows[0] ?? null;
}

/** The product itself, what the catalog names in its place, and of its category those that are cheaper, of a mandatory source, or newer, each by an index. */
async function readCandidates(catalog: CatalogOfDay, productId: string): Promise<readonly Facts[]> {
  const kinds: readonly Sql[] = [
    sql`(select near.product_id from own, lateral (select product_id from ${soldIn(catalog)} as other
      where other.category_id = own.category_id and other.price_low < own.price_low order by price_low desc, product_id limit ${mostOfAKind}) as near)`,
    sql`(select other.product_id from own join marketplace.product as other on other.category_id = own.category_id and ${ofMandatorySource(sql`other`)} order by other.product_id limit ${mostOfAKind})`,
    sql`(select newer.product_id from own, lateral (select product_id from marketplace.product as other
      where other.category_id = own.category_id and other.added_at > own.added_at + interval '1 day' order by other.added_at desc, other.product_id limit ${mostOfAKind}) as newer)`,
    sql`select product_id from own`,
    sql`select replaced_by from own where replaced_by is not null`,
  ];
  const { rows } = await catalog.database.query<Facts>(sql`
    with own as materialized (select product.product_id, product.category_id, sold.price_low, product.added_at, product.replaced_by from marketplace.product as product
      join ${soldIn(catalog)} as sold on sold.product_id = product.product_id where product.product_id = ${productId})
    select product.product_id as id, product.attributes, product.added_at as "addedAt" from marketplace.product where product_id in (${join(kinds, ' union ')})`);
  return rows;
}

async function readDocuments(catalog: CatalogOfDay, productId: string): Promise<Alternatives['documents']> {
  const { rows } = await catalog.database.query<Omit<Alternatives['documents'][number], 'contractUntil'> & { contractUntil: string | null }>(sql`
    select document ->> 'title' as title, document ->> 'url' as url, named.contract_number as "contractNumber", max(named.contract_until)::text as "contractUntil", vendor.name as vendor
    from ${partOf(catalog, 'offer')} as sold join marketplace.offer as named on named.offer_id = sold.offer_id join marketplace.vendor on vendor.vendor_id = named.vendor_id
      cross join lateral jsonb_array_elements(named.documents) as document
    where sold.product_id = ${productId} and not sold.withdrawn
    group by document ->> 'title', document ->> 'url', named.contract_number, vendor.name order by vendor, "contractNumber", title, url limit ${mostDocuments}`);
  return rows.map(({ contractUntil, ...document }) => ({ ...document, ...(contractUntil !== null && { contractUntil }) }));
}
