import type { Queries } from '../../runtime/index.ts';

/** Those of the offers that are not delivered to this ZIP code: their vendors name the first digits of those they serve. */
export async function undeliverableOffers(queries: Queries, offerIds: readonly string[], { zip }: { zip: string }): Promise<ReadonlySet<string>> {
  const { rows } = await queries.query<{ offer_id: string }>(
    `select offer_id from marketplace.offer
     where offer_id = any($1::text[]) and service_area is not null
       and not exists (select from unnest(service_area) as first_digits where starts_with($2, first_digits))`,
    [offerIds, zip],
  );
  return new Set(rows.map((row) => row.offer_id));
}
