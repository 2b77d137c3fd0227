import { usd, type Indicator } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOffer } from './best-offer.ts';
import { anyOffer, meets, type OfferConditions } from './offer-conditions.ts';

const indicator = (code: string): Indicator => ({ code, label: `Label ${code}`, meaning: `Meaning ${code}` });

const offer = (offerId: string, facts: { price?: number; minimumOrder?: number; available?: number | null; deliveryDays?: number; isRegional?: boolean; indicators?: readonly string[] } = {}) => ({
  offerId,
  vendor: { id: `V-${offerId}`, name: `Vendor ${offerId}` },
  contractNumber: `C-${offerId}`,
  indicators: (facts.indicators ?? []).map(indicator),
  price: usd(facts.price ?? 500),
  unitOfIssue: { code: 'EA', name: 'Each' },
  minimumOrder: usd(facts.minimumOrder ?? 0),
  available: facts.available === undefined ? 10 : facts.available,
  deliveryDays: facts.deliveryDays ?? 5,
  isRegional: facts.isRegional ?? false,
});

it.each([
  ['the cheapest', [offer('a', { price: 300 }), offer('b', { price: 200 })], 'b'],
  ['the faster of two at one price', [offer('a', { deliveryDays: 9 }), offer('b', { deliveryDays: 2 })], 'b'],
  ['one in stock before a cheaper one that is out of stock', [offer('a', { price: 100, available: 0 }), offer('b')], 'b'],
  ['one that counts no stock', [offer('a', { available: 0 }), offer('b', { available: null })], 'b'],
  ['one that a single piece can be ordered from before a cheaper one below its minimum order', [offer('a', { price: 300, minimumOrder: 10_000 }), offer('b')], 'b'],
  ['one whose minimum order a single piece reaches exactly', [offer('a', { price: 300, minimumOrder: 300 }), offer('b')], 'a'],
  ['the cheapest below the minimum order where none is above it', [offer('a', { minimumOrder: 10_000 }), offer('b', { price: 200, minimumOrder: 10_000 })], 'b'],
  ['one that is delivered everywhere before one that may not be', [offer('a', { price: 100, isRegional: true }), offer('b')], 'b'],
  ['the same, whatever the order', [offer('b'), offer('a')], 'a'],
])('chooses %s', (_what, offers, best) => {
  expect(bestOffer(offers)?.offerId).toBe(best);
});

it('chooses none where all are out of stock, and none of none', () => {
  expect([bestOffer([offer('a', { available: 0 }), offer('b', { available: 0 })]), bestOffer([])]).toEqual([null, null]);
});

it('chooses one that is in stock whenever there is one', () => {
  const any = fc.record({ price: fc.integer({ min: 1, max: 1000 }), minimumOrder: fc.constantFrom(0, 500), available: fc.constantFrom(0, 1, null), deliveryDays: fc.integer({ min: 1, max: 9 }), isRegional: fc.boolean() });
  fc.assert(fc.property(fc.array(any, { maxLength: 6 }), (facts) => {
    const offers = facts.map((fact, index) => offer(String(index), fact));
    const orderable = offers.filter(({ available }) => available !== 0).map(({ offerId }) => offerId);
    expect(orderable.length === 0 ? [undefined] : orderable).toContain(bestOffer(offers)?.offerId);
  }));
});

describe('an offer for a buyer who has asked for something', () => {
  const small = offer('small', { price: 300, indicators: ['SB', 'WO'] });
  const other = offer('other', { price: 200, indicators: ['OTS', 'ES'] });
  const empty = offer('empty', { price: 100, available: 0, indicators: ['SB', 'ES'] });
  it.each<[string, Partial<OfferConditions>, string | undefined]>([
    ['that carries an indicator, though a cheaper one does not', { indicators: ['SB'] }, 'small'],
    ['that carries one of two indicators', { indicators: ['8A', 'WO'] }, 'small'],
    ['of a vendor', { vendors: ['V-small'] }, 'small'],
    ['of a contract', { contracts: ['C-small', 'C-none'] }, 'small'],
    ['of a lowest price', { priceMin: 201 }, 'small'],
    ['of exactly the lowest price', { priceMin: 300 }, 'small'],
    ['of a highest price', { priceMax: 200 }, 'other'],
    ['that a list has chosen', { offerIds: ['small'] }, 'small'],
    ['of a vendor who does not carry the indicator is none', { vendors: ['V-other'], indicators: ['SB'] }, undefined],
    ['of a vendor who is out of stock is none: no other takes its place', { vendors: ['V-empty'] }, undefined],
  ])('%s', (_what, conditions, best) => {
    expect(bestOffer([small, other, empty], { ...anyOffer, ...conditions })?.offerId).toBe(best);
  });

  it('meets the conditions and is in stock, or there is none that does', () => {
    const codes = fc.subarray(['SB', 'OTS', 'ES', 'WO']);
    const facts = fc.record({ price: fc.integer({ min: 1, max: 9 }), available: fc.constantFrom(0, 1, null), indicators: codes });
    const amount = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
    fc.assert(fc.property(fc.array(facts, { maxLength: 6 }), codes, amount, amount, (all, indicators, priceMin, priceMax) => {
      const offers = all.map((fact, index) => offer(String(index), fact));
      const conditions = { ...anyOffer, indicators, priceMin, priceMax };
      const fitting = offers.filter((one) => one.available !== 0 && meets(conditions, one)).map(({ offerId }) => offerId);
      expect(fitting.length === 0 ? [undefined] : fitting).toContain(bestOffer(offers, conditions)?.offerId);
    }));
  });
});
