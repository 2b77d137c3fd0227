import { expect, test } from '@playwright/test';

interface Answer {
  readonly attributes: {
    readonly total: number;
    readonly exactTotal: boolean;
    readonly results: readonly { readonly price: { readonly high: { readonly amount: number } } | null }[];
    readonly facets: readonly { readonly id: string; readonly exactCounts: boolean; readonly values: readonly { readonly value: string; readonly count: number }[] }[];
  };
}

test('a search for everything sorts and counts all products, also beyond those that are ranked', async ({ request }) => {
  const ask = async (query: string): Promise<Answer['attributes']> => ((await (await request.get(`/advantage/rs/search/advantage_search?${query}`)).json()) as Answer).attributes;
  const all = await ask('sort=price_high');
  expect(all).toMatchObject({ exactTotal: true });
  expect(all.total).toBeGreaterThan(20_000);
  expect(all.results[0]?.price?.high.amount).toBe(958_141);
  const makers = all.facets.find(({ id }) => id === 'manufacturer');
  expect(makers?.exactCounts).toBe(true);
  const hp = await ask('manufacturer=HP');
  expect(hp.exactTotal).toBe(true);
  expect(makers?.values.find(({ value }) => value === 'HP')?.count).toBe(hp.total);
});
