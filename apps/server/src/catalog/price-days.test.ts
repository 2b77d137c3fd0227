import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAfter } from '../runtime/index.ts';
import { outsidePriceDays } from './price-days.ts';
import { unavailable } from './unavailable.ts';

const day = fc.integer({ min: 0, max: 40 }).map((days) => daysAfter('2026-11-01', days));

it('a price counts from its first to its last day, both included', () => {
  fc.assert(fc.property(day, day, day, (a, b, today) => {
    const [priceFrom, priceUntil] = [a, b].toSorted() as [string, string];
    expect(outsidePriceDays({ priceFrom, priceUntil }, today)).toEqual(today < priceFrom ? { state: 'notYet', day: priceFrom } : today > priceUntil ? { state: 'over', day: priceUntil } : null);
    expect(outsidePriceDays({ priceFrom }, today) === null).toBe(today >= priceFrom);
    expect(outsidePriceDays({ priceUntil, priceFrom: null }, today) === null).toBe(today <= priceUntil);
    expect(outsidePriceDays({}, today)).toBeNull();
  }));
});

it.each([
  ['one that can be ordered', [{ available: 0 }, { available: 1 }], undefined],
  ['none', [], { why: 'noOffer' }],
  ['some without stock, of which one comes back', [{ available: 0 }, { available: 0, backInStock: '2026-12-05' }, { available: 0, backInStock: '2026-12-09' }], { why: 'outOfStock', from: '2026-12-05' }],
  ['one whose price is over, and one without stock', [{ available: null, outsidePriceDays: { state: 'over', day: '2026-10-31' } }, { available: 0 }], { why: 'noPrice' }],
  ['one without stock whose price begins after it is back', [{ available: 0, backInStock: '2026-12-05', outsidePriceDays: { state: 'notYet', day: '2027-01-01' } }], { why: 'outOfStock', from: '2027-01-01' }],
  ['one that is back when its price is over', [{ available: 0, backInStock: '2026-12-05', outsidePriceDays: { state: 'over', day: '2026-10-31' } }], { why: 'outOfStock' }],
] as const)('of offers %s, says why and until when', (_what, offers, said) => {
  expect(unavailable(offers, null).unavailable).toEqual(said);
});
