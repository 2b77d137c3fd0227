import type { Connection } from '@quartermaster/database';
import type { Assortment } from './assortment-file.ts';

/** Something that an assortment names and the catalog does not have. */
export interface UnknownName {
  /** In the file, for example `prices[2].vendor`. */
  readonly path: string;
  readonly value: string;
}

type Place = UnknownName & { readonly subject: string };

/** The names of an assortment that the catalog does not have now; an import may bring them. */
export async function unknownNames(connection: Connection, assortment: Assortment): Promise<UnknownName[]> {
  const places = namedIn(assortment);
  const { rows } = await connection.query<{ place: number }>(
    `select place::integer from unnest($1::text[], $2::text[]) with ordinality as named (subject, value, place)
     where not case subject
       when 'category' then exists (select from marketplace.category where category_id = value)
       when 'vendor' then exists (select from marketplace.vendor where vendor_id = value)
       when 'contract' then exists (select from marketplace.facet_value where facet = 'contract' and facet_value.value = named.value)
       when 'indicator' then exists (select from marketplace.indicator where code = value)
       else exists (select from marketplace.offer where offer_id = value)
     end order by place`,
    [places.map(({ subject }) => subject), places.map(({ value }) => value)],
  );
  return rows.flatMap(({ place }) => places[place - 1] ?? []).map(({ path, value }) => ({ path, value }));
}

function namedIn({ categories, vendors, contracts, indicators, prices }: Assortment): Place[] {
  const ofLists = Object.entries({ categories, vendors, contracts, indicators }).flatMap(([field, lists]) =>
    Object.entries(lists).flatMap(([list, values]) => values.map((value, i) => ({ subject: subjects[field] ?? field, path: `${field}.${list}[${i}]`, value }))),
  );
  const ofPrices = prices.flatMap((agreed, i) =>
    (['vendor', 'contract', 'category', 'offer'] as const).flatMap((subject) => {
      const value = agreed[subject];
      return value === undefined ? [] : [{ subject, path: `prices[${i}].${subject}`, value }];
    }),
  );
  return [...ofLists, ...ofPrices];
}

const subjects: Readonly<Record<string, string>> = { categories: 'category', vendors: 'vendor', contracts: 'contract', indicators: 'indicator' };
