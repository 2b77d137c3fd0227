import { expect, it } from 'vitest';
import { foodRows, readFoods } from './foods.ts';
import { foreignQueries, halfOf, ratingsIn, readRatings } from './ratings.ts';

it('splits the queries by a rule, and each half has the ratings of its own', () => {
  for (const half of ['development', 'final'] as const) {
    const queries = halfOf(foreignQueries(), half);
    expect(queries).toHaveLength(75);
    expect([...readRatings(half).keys()].toSorted()).toEqual(queries.toSorted());
  }
});

it('rates foods that the catalog has', () => {
  const numbers = new Set(readFoods().map(({ number }) => number));
  const rated = (['development', 'final'] as const).flatMap((half) => [...readRatings(half).values()].flatMap((ratings) => [...ratings.keys()]));
  expect(rated.length).toBeGreaterThan(2_000);
  expect(rated.filter((number) => !numbers.has(number))).toEqual([]);
});

it('makes rows for the import of all foods, each in its group', async () => {
  const rows: object[] = [];
  for await (const row of foodRows()) rows.push(row);
  expect(rows).toHaveLength(8_789);
  expect(rows).toContainEqual({
    id: '10022', name: 'Pork, fresh, loin, whole, separable lean and fat, cooked, broiled', partNumber: '10022', manufacturer: '', categoryPath: [{ id: '1000', name: 'Pork Products' }],
    description: '', offers: [{ vendor: 'Mess Hall Supply', contract: '47SMPL-FOOD-01', price: '1.22', deliveryDays: 5 }],
  });
});

it('says which line of the ratings it cannot read', () => {
  expect(ratingsIn('whole milk\t3:01077,01211 1:01088\n')).toEqual(new Map([['whole milk', new Map([['01077', 3], ['01211', 3], ['01088', 1]])]]));
  expect(() => ratingsIn('whole milk\t4:01077')).toThrow("'4:01077' in the line 'whole milk\t4:01077'");
});
