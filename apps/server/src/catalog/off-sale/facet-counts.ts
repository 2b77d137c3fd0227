import { sql, type Connection } from '@quartermaster/database';

/** The facet values of a product in the whole catalog (store is null) or in a store with an assortment of its own. */
interface FacetsOf {
  readonly store: string | null;
  readonly kind: 'product' | 'service';
  readonly facets: readonly number[];
}

async function facetsOf(connection: Connection, products: readonly string[]): Promise<readonly FacetsOf[]> {
  const { rows } = await connection.query<FacetsOf>(sql`
    select null::text as store, kind, facets from marketplace.product where product_id = any(${products}::text[])
    union all select store, kind, facets from marketplace.store_product where product_id = any(${products}::text[])`);
  return rows;
}

/** Makes a change of some products, and moves the numbers beside facet values by what it has changed: counting them anew takes as long as the catalog is large. */
export async function movingFacetCounts(connection: Connection, products: readonly string[], change: () => Promise<void>): Promise<void> {
  const before = await facetsOf(connection, products);
  await change();
  const moves = new Map<string, { store: string | null; facet: number; products: number; services: number }>();
  const add = (rows: readonly FacetsOf[], step: 1 | -1): void => {
    for (const { store, kind, facets } of rows) {
      for (const facet of facets) {
        const key = `${store ?? ''}\n${facet}`;
        const move = moves.get(key) ?? { store, facet, products: 0, services: 0 };
        move[kind === 'service' ? 'services' : 'products'] += step;
        moves.set(key, move);
      }
    }
  };
  add(before, -1);
  add(await facetsOf(connection, products), 1);
  const due = [...moves.values()].filter(({ products, services }) => products !== 0 || services !== 0);
  const moved = sql`unnest(${due.map(({ store }) => store)}::text[], ${due.map(({ facet }) => facet)}::integer[], ${due.map(({ products }) => products)}::bigint[], ${due.map(({ services }) => services)}::bigint[])
    as moved (store, facet_value_id, products, services)`;
  await connection.query(sql`
    update marketplace.facet_value set product_count = greatest(0, product_count + products), service_count = greatest(0, service_count + services)
    from ${moved} where moved.store is null and facet_value.facet_value_id = moved.facet_value_id`);
  await connection.query(sql`
    insert into marketplace.store_facet_value as old (store, facet_value_id, product_count, service_count)
    select store, facet_value_id, products, services from ${moved} where store is not null
    on conflict (store, facet_value_id) do update set product_count = old.product_count + excluded.product_count, service_count = old.service_count + excluded.service_count`);
  // A store lists the categories that have a row.
  await connection.query(sql`delete from marketplace.store_facet_value using ${moved}
    where store_facet_value.store = moved.store and store_facet_value.facet_value_id = moved.facet_value_id and product_count <= 0 and service_count <= 0`);
}
