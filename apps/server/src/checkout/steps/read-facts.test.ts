import type { CheckoutProblem } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import type { ReviewReading } from '../review/read-review.ts';
import { readyExample } from '../testing/ready-example.ts';
import { readFacts } from './read-facts.ts';

const noQueries = { query: () => Promise.reject(new Error('Nothing is to be read: an address is chosen.')) };

const factsWith = (problems: readonly Pick<CheckoutProblem, 'code' | 'groupId'>[]) => {
  const { groups, terms, totals, shipTo, payment } = readyExample();
  const reading = { review: { groups, terms, totals, shipTo, payment }, problems, aacWarnings: [] } as unknown as ReviewReading;
  return readFacts(noQueries as never, { buyerId: 'buyer', choosesBilling: false }, reading);
};

it('an address of one vendor’s order decides nothing about the address of the whole order: it is mended on its own page', async () => {
  expect((await factsWith([{ code: 'NOT_DELIVERED_THERE' }])).cart.notDelivered).toBe(1);
  expect((await factsWith([{ code: 'NOT_DELIVERED_THERE', groupId: 'V-1/C-1' }])).cart.notDelivered).toBe(0);
  expect((await factsWith([{ code: 'DELIVERY_DATE_OVER', groupId: 'V-1/C-1' }])).cart.datesOver, 'a day is always of one vendor’s order').toBe(1);
});

it('what the AAC password and the supervisor keep from ordering are facts like the others', async () => {
  const none = await factsWith([]);
  expect([none.choices.closedActivities, none.buyer.isUnauthorized]).toEqual([0, false]);
  const some = await factsWith([{ code: 'AAC_PASSWORD' }, { code: 'AAC_PASSWORD' }, { code: 'AUTHORIZATION_EXCEEDED' }]);
  expect([some.choices.closedActivities, some.buyer.isUnauthorized]).toEqual([2, true]);
  expect((await factsWith([{ code: 'AUTHORIZATION_MISSING' }])).buyer.isUnauthorized).toBe(true);
});
