import { empty, sql, type Connection, type Sql } from '@quartermaster/database';
import { priceCounts } from './price-counts.ts';

/**
 * The rules of a store, applied to each offer, or to those of some products: one row for each that it sells, at its price. These are named of both tables: else the planner walks
 * the whole catalog by category for each batch of an import. One store at a time: the planner cannot know how few rules a store has, and would prepare for millions.
 */
const soldOffers = (store: string, products: readonly string[] | null): Sql => sql`
  with ruled as materialized (
    select assortment.store,
      coalesce(bool_or(rule.included) filter (where rule.subject = 'category'), false) as takes_categories,
      array_agg(rule.value) filter (where rule.subject = 'vendor' and rule.included) as vendors,
      array_agg(rule.value) filter (where rule.subject = 'vendor' and not rule.included) as vendors_out,
      array_agg(rule.value) filter (where rule.subject = 'contract' and rule.included) as contracts,
      array_agg(rule.value) filter (where rule.subject = 'contract' and not rule.included) as contracts_out,
      array_agg(rule.value) filter (where rule.subject = 'kind' and rule.included) as kinds,
      array_agg(rule.value) filter (where rule.subject = 'kind' and not rule.included) as kinds_out,
      array_agg(rule.value) filter (where rule.subject = 'indicator' and rule.included) as indicators,
      array_agg(rule.value) filter (where rule.subject = 'indicator' and not rule.included) as indicators_out
    from marketplace.assortment left join marketplace.assortment_rule as rule using (store)
    where assortment.store = ${store} group by assortment.store
  ),
  admitted as materialized (
    -- The nearest category with a rule decides, from the product's own upwards.
    select ruled.store, category.category_id, category.path from ruled cross join marketplace.category
    where coalesce(
      (select rule.included from unnest(category.path) with ordinality as step (id, depth)
         join marketplace.assortment_rule as rule on rule.store = ruled.store and rule.subject = 'category' and rule.value = step.id
       order by step.depth desc limit 1),
      not ruled.takes_categories)
  ),
  -- Read once, and not for each offer; of those for one offer there may be many, and an index knows them.
  wide_agreement as materialized (
    select discount, price, vendor_id, contract_number, category_id from marketplace.price_agreement where store = ${store} and offer_id is null
  ),
  sold as (
    select ruled.store, offer.offer_id, offer.product_id, offer.price, offer.quantity_breaks, agreed.discount, agreed.price as agreed_price
    from marketplace.offer
      join marketplace.product on product.product_id = offer.product_id
      join admitted on admitted.category_id = product.category_id
      join ruled on ruled.store = admitted.store
      left join lateral (
        select max(agreement.discount) as discount, min(agreement.price) as price
        from (
          select discount, price, vendor_id, contract_number, category_id from wide_agreement
          union all
          select discount, price, vendor_id, contract_number, category_id from marketplace.price_agreement
          where store = ruled.store and price_agreement.offer_id = offer.offer_id
        ) as agreement
        where (agreement.vendor_id is null or agreement.vendor_id = offer.vendor_id)
          and (agreement.contract_number is null or agreement.contract_number = offer.contract_number)
          and (agreement.category_id is null or agreement.category_id = any(admitted.path))
      ) as agreed on true
    where not offer.withdrawn ${products === null ? empty : sql`and offer.product_id = any(${products}::text[]) and product.product_id = any(${products}::text[])`}
      and (vendors is null or offer.vendor_id = any(vendors)) and (vendors_out is null or offer.vendor_id <> all(vendors_out))
      and (contracts is null or offer.contract_number = any(contracts)) and (contracts_out is null or offer.contract_number <> all(contracts_out))
      and (kinds is null or product.kind = any(kinds)) and (kinds_out is null or product.kind <> all(kinds_out))
      and (ruled.indicators is null or offer.indicators && ruled.indicators) and (indicators_out is null or not offer.indicators && indicators_out)
  )
  insert into marketplace.store_offer (store, offer_id, product_id, price, quantity_breaks)
  select store, offer_id, product_id, ${agreedPrice(sql`price`)},
    case when discount is null and agreed_price is null then quantity_breaks
      else coalesce(
        (select jsonb_agg(jsonb_build_object('minimumQuantity', step.value -> 'minimumQuantity', 'price', ${agreedPrice(stepPrice)}) order by step.place)
         from jsonb_array_elements(quantity_breaks) with ordinality as step (value, place)
         where ${agreedPrice(stepPrice)} < ${agreedPrice(sql`price`)}),
        '[]'::jsonb)
    end
  from sold`;

/** The lowest of the contract's price, the price less the discount (rounded to the cent, half a cent up), and the fixed one; never below a cent. */
function agreedPrice(price: Sql): Sql {
  return sql`greatest(1, least(${price}, agreed_price, (${price} * (10000 - discount) + 5000) / 10000))`;
}

const stepPrice = sql`(step.value ->> 'price')::bigint`;

/**
 * The products of a store, or some of them, with the summary of what it sells of them. Where it sells all of a product as the contracts have it, that is the summary of the
 * catalog, which is written before. Its unit of issue goes by what was in stock when it was written: of several, the one of now is chosen. Of the others, offers and facet values are
 * rows of one list that is grouped once: two grouped lists that are joined take minutes where the planner takes a new store for an empty one.
 */
const soldProducts = (store: string, products: readonly string[] | null): Sql => sql`
  with own_offer as materialized (
    select own.product_id, own.price, offer.offer_id, offer.vendor_id, offer.contract_number, offer.sin, offer.unit_code, offer.delivery_days,
      offer.available is not distinct from 0 as is_out, offer.indicators, ${priceCounts(sql`offer`)} as counts,
      own.price = offer.price and offer.price_from is null and offer.price_until is null as is_plain
    from marketplace.store_offer as own join marketplace.offer on offer.offer_id = own.offer_id
    where own.store = ${store} ${products === null ? empty : sql`and own.product_id = any(${products}::text[])`}
  ),
  whole as materialized (
    select product_id from (select product_id, count(*) as offers from own_offer group by product_id having bool_and(is_plain) and min(unit_code) = max(unit_code)) as plain
    where offers = (select count(*) from marketplace.offer where offer.product_id = plain.product_id and not withdrawn)
  ),
  sold as materialized (select * from own_offer where product_id not in (select product_id from whole)),
  fact as (
    select product_id, offer_id, vendor_id, price, unit_code, delivery_days, is_out, counts, null::integer as facet_value_id, null::text as indicator from sold
    union all
    select sold.product_id, null, null, null, null, null, null, null, value.facet_value_id, null
    from sold join marketplace.facet_value as value on value.facet = 'vendor' and value.value = sold.vendor_id where sold.counts
    union all
    select sold.product_id, null, null, null, null, null, null, null, value.facet_value_id, null
    from sold join marketplace.facet_value as value on value.facet = 'contract' and value.value = sold.contract_number where sold.counts
    union all
    select sold.product_id, null, null, null, null, null, null, null, value.facet_value_id, null
    from sold join marketplace.facet_value as value on value.facet = 'unit' and value.value = sold.unit_code where sold.counts
    union all
    select sold.product_id, null, null, null, null, null, null, null, value.facet_value_id, null
    from sold join marketplace.facet_value as value on value.facet = 'sin' and value.value = sold.sin where sold.counts
    union all
    select sold.product_id, null, null, null, null, null, null, null, value.facet_value_id, code
    from sold, unnest(sold.indicators) as indicator (code) left join marketplace.facet_value as value on value.facet = 'indicator' and value.value = code where sold.counts
    union all
    -- What the product is stays the same in every store.
    select product.product_id, null, null, null, null, null, null, null, value.facet_value_id, null
    from (select distinct product_id from sold) as of_store join marketplace.product on product.product_id = of_store.product_id,
      unnest(product.facets) as own (facet_value_id) join marketplace.facet_value as value on value.facet_value_id = own.facet_value_id
    where value.facet in ('category', 'ancestor', 'manufacturer')
  ),
  summary as materialized (
    select product_id, count(distinct vendor_id) as vendor_count, min(price) filter (where counts) as price_low, max(price) filter (where counts) as price_high,
      min(delivery_days) filter (where counts) as delivery_low, max(delivery_days) filter (where counts) as delivery_high,
      -- That of one whose price counts, then of one with stock, then of the lowest price, then of the fastest.
      (array_agg(unit_code order by not counts, is_out, price, delivery_days, offer_id collate "C") filter (where offer_id is not null))[1] as unit_code,
      array_agg(distinct indicator) filter (where indicator is not null) as indicators,
      array_agg(distinct facet_value_id) filter (where facet_value_id is not null) as facets
    from fact group by product_id
  )
  insert into marketplace.store_product (store, product_id, kind, category_id, manufacturer, vendor_count, price_low, price_high, unit_code,
    delivery_low, delivery_high, indicators, facets, search, length)
  select ${store}, own.product_id, product.kind, product.category_id, product.manufacturer, own.vendor_count, own.price_low, own.price_high,
    own.unit_code, own.delivery_low, own.delivery_high, coalesce(own.indicators, '{}'), coalesce(own.facets, '{}'),
    case when assortment.own_index then product.search end, case when assortment.own_index then product.length end
  from (
      select product_id, vendor_count, price_low, price_high, unit_code, delivery_low, delivery_high, indicators, facets from summary
      union all
      select product_id, vendor_count, price_low, price_high, unit_code, delivery_low, delivery_high, indicators, facets from whole join marketplace.product using (product_id)
    ) as own join marketplace.product on product.product_id = own.product_id
    cross join (select own_index from marketplace.assortment where store = ${store}) as assortment`;

/** Works out which offers and products a store sells. Words and counts are behind afterwards, until `catchUpStore`. */
export async function refreshSold(connection: Connection, store: string): Promise<void> {
  await workOut(connection, store, null);
}

/** The same for some products, in each store that has an assortment of its own: after an import has changed them. */
export async function refreshProducts(connection: Connection, products: readonly string[]): Promise<void> {
  // None ends before this transaction does: what is written here goes with it.
  const { rows } = await connection.query<{ store: string }>('select store from marketplace.assortment order by store for key share');
  for (const { store } of rows) await workOut(connection, store, products);
}

async function workOut(connection: Connection, store: string, products: readonly string[] | null): Promise<void> {
  const which = products === null ? sql`store = ${store}` : sql`store = ${store} and product_id = any(${products}::text[])`;
  await connection.query(sql`delete from marketplace.store_product where ${which}`);
  await connection.query(sql`delete from marketplace.store_offer where ${which}`);
  await connection.query(soldOffers(store, products));
  await connection.query(soldProducts(store, products));
  await connection.query('update marketplace.assortment set behind = true where store = $1 and not behind', [store]);
}
