import { expect, test } from '@playwright/test';

interface Answer {
  readonly attributes: {
    readonly total: number;
    readonly exactTotal: boolean;
    readonly results: readonly { readonly name: string; readonly price: { readonly high: { readonly amount: number } } | null }[];
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

test('an office chair is found among all that the sample sells, and chairs come first', async ({ request }) => {
  const { attributes } = (await (await request.get('/advantage/rs/search/advantage_search?q=office%20chair')).json()) as Answer;
  expect(attributes.total).toBeGreaterThanOrEqual(15);
  const first = attributes.results.slice(0, 10).map(({ name }) => name);
  expect(first).toHaveLength(10);
  expect(first.filter((name) => !/chair/i.test(name))).toEqual([]);
});
