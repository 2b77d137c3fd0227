import { prepared, sql, type Sql } from '@quartermaster/database';
import { soldIn, type StoreCatalog } from '../../stores/assortment/index.ts';
import type { Variant } from './choose.ts';

/** Variants of one configuration with the same options, as an import has them. */
interface VariantRow extends Variant {
  readonly name: string;
  readonly names: readonly string[];
}

/** The variants of a configuration that the store sells: those of the product, or else those of the id. All of them have the same options. */
export interface FoundConfiguration {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly variants: readonly Variant[];
}

const sameOptions = (own: Sql, other: Sql): Sql => sql`${other}.configuration_id = ${own}.configuration_id and ${other}.option_names = ${own}.option_names`;

/** SQL of a JSON value: the variants of the configuration of a product that the store sells, as {@link Variant}; null where it is a variant of none. @param productId SQL of a text */
export const variantsOf = (catalog: StoreCatalog, productId: Sql): Sql => sql`(
  select json_agg(json_build_object('productId', other.product_id, 'values', other.option_values) order by other.product_id)
  from marketplace.product as own join marketplace.product as other on ${sameOptions(sql`own`, sql`other`)} join ${soldIn(catalog)} as sold on sold.product_id = other.product_id
  where own.product_id = ${productId})`;

/** The configuration of a product for lists, and the lowest price in it. */
export interface VariantOfRow {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly values: readonly string[];
  readonly variants: number;
  /** Cents. */
  readonly low: number | null;
}

/** SQL of a JSON value: {@link VariantOfRow}; null where the store sells no other variant. @param productId SQL of a text */
export const variantOf = (catalog: StoreCatalog, productId: Sql): Sql => sql`(
  select json_build_object('id', own.configuration_id, 'name', own.configuration_name, 'names', own.option_names, 'values', own.option_values, 'variants', alike.variants, 'low', alike.low)
  from marketplace.product as own cross join lateral (
    select count(*) as variants, min(sold.price_low) as low from marketplace.product as other join ${soldIn(catalog)} as sold on sold.product_id = other.product_id
    where ${sameOptions(sql`own`, sql`other`)}) as alike
  where own.product_id = ${productId} and alike.variants > 1)`;

/**
 * Variants that an import has left with other options than the rest are a configuration of their own: of an id, the one with the most variants is meant.
 * Null where the store sells none.
 */
export async function findConfiguration(catalog: StoreCatalog, asked: { readonly productId: string; readonly configuration: string }): Promise<FoundConfiguration | null> {
  const { rows } = await catalog.database.query<VariantRow & { readonly id: string; readonly isAsked: boolean }>(
    prepared(sql`select other.configuration_id as id, other.configuration_name as name, other.option_names as names, other.option_values as values, other.product_id as "productId",
        other.product_id = ${asked.productId} as "isAsked"
      from marketplace.product as other join ${soldIn(catalog)} as sold on sold.product_id = other.product_id
      where other.configuration_id = coalesce((select own.configuration_id from marketplace.product as own where own.product_id = ${asked.productId}), ${asked.configuration})
        and other.configuration_id is not null and other.configuration_name is not null and other.option_names is not null and other.option_values is not null
      order by other.product_id`),
  );
  const alike = [...Map.groupBy(rows, ({ names }) => names.join('\n')).values()].toSorted((a, b) => b.length - a.length);
  const meant = alike.find((variants) => variants.some(({ isAsked }) => isAsked)) ?? alike[0];
  const [first] = meant?.filter(({ isAsked }) => isAsked) ?? [];
  const shown = first ?? meant?.[0];
  return meant === undefined || shown === undefined ? null : { id: shown.id, name: shown.name, names: shown.names, variants: meant.map(({ productId, values }) => ({ productId, values })) };
}
