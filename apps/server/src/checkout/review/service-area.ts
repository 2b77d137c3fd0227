import type { Queries } from '../queries.ts';

/** Those of the offers that are not delivered to this address. */
export async function undeliverableOffers(
  _queries: Queries,
  _offerIds: readonly string[],
  _shipTo: { state: string; zip: string },
): Promise<ReadonlySet<string>> {
  return new Set();
}
