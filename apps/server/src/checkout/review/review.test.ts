import { blocksOrder, orderTotalLimit, usd } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { readyExample } from '../testing/ready-example.ts';
import { warningsOf } from './cart-outlook.ts';
import { fingerprint } from './fingerprint.ts';
import { findProblems, reviewChanged, type OfferStanding } from './problems.ts';
import type { ReviewState } from './review-state.ts';

const ready = readyExample();
const line = ready.groups[0]?.lines[0];
if (line === undefined) throw new Error('The example has no line.');

const card = { method: 'card', paymentId: 'p-1', lastFour: '1111', expires: '2029-11', cardholder: 'Demo Buyer', unusable: null } as const;
const activity = { method: 'aac', paymentId: 'p-1', aac: '47SMPL', activity: 'Sample', unusable: null } as const;

const standingOf = (standing: Partial<OfferStanding> = {}): ReadonlyMap<string, OfferStanding> =>
  new Map([[line.offerId, { offered: true, available: 5, notDeliveredTo: null, ...standing }]]);
const codes = (state: ReviewState, standings = standingOf()) => findProblems(state, standings).map(({ code }) => code);
const withLine = (change: Partial<typeof line>): ReviewState => ({
  ...ready,
  groups: ready.groups.map((group) => ({ ...group, lines: [{ ...line, ...change }] })),
});

describe('problems of a checkout', () => {
  it('are none when everything is there', () => {
    expect(codes(ready)).toEqual([]);
  });

  it('name the blocks that are empty', () => {
    expect(codes({ ...ready, shipTo: null, payment: null })).toEqual(['SHIP_TO_MISSING', 'PAYMENT_MISSING']);
  });

  it('name a payment that cannot be used, in its own words', () => {
    const payment = { method: 'aac', paymentId: 'p', aac: '47SMPL', activity: 'Sample', unusable: 'Closed.' } as const;
    expect(findProblems({ ...ready, payment }, standingOf())).toEqual([
      { code: 'PAYMENT_UNUSABLE', block: 'payment', cartKey: null, message: 'Closed.' },
    ]);
  });

  it.each([
    ['an offer that is gone', new Map<string, OfferStanding>(), 'OFFER_GONE'],
    ['an offer that is withdrawn', standingOf({ offered: false, available: 0, notDeliveredTo: ready.shipTo }), 'OFFER_GONE'],
    ['too little stock', standingOf({ available: 1 }), 'STOCK_SHORT'],
    ['no stock', standingOf({ available: 0 }), 'STOCK_SHORT'],
    ['a ship-to out of the service area', standingOf({ notDeliveredTo: ready.shipTo }), 'NOT_DELIVERED_THERE'],
  ])('say one thing about %s', (_case, standings, code) => {
    expect(codes(ready, standings)).toEqual([code]);
  });

  it('name a price that is over or has not begun, and nothing else of the line', () => {
    const said = (state: 'over' | 'notYet') => findProblems(withLine({ outsidePriceDays: { state, day: '2027-01-01' }, change: { priceWas: null, available: 0, mostThatFit: null } }), standingOf());
    expect(said('over')).toMatchObject([{ code: 'PRICE_OVER', cartKey: line.cartKey, message: expect.stringContaining('ended on January 1, 2027') }]);
    expect(said('notYet')).toMatchObject([{ code: 'PRICE_OVER', message: expect.stringContaining('begins on January 1, 2027') }]);
    expect(said('over').some(blocksOrder)).toBe(true);
  });

  it('take exactly what is in stock, and not one more', () => {
    expect([codes(ready, standingOf({ available: line.quantity })), codes(ready, standingOf({ available: line.quantity - 1 }))]).toEqual([[], ['STOCK_SHORT']]);
  });

  it('take a service, which has no stock, in any quantity', () => {
    expect(codes(ready, standingOf({ available: null }))).toEqual([]);
  });

  it('name old and new price, and let the buyer accept by ordering', () => {
    const [problem] = findProblems(withLine({ change: { priceWas: usd(19_900), available: null, mostThatFit: null } }), standingOf());
    expect(problem).toMatchObject({
      code: 'PRICE_CHANGED',
      cartKey: 'line-1',
      message: `The price of ${line.name} changed from $199.00 to $218.40. Nothing has been charged.`,
    });
    expect(problem && blocksOrder(problem)).toBe(false);
    expect(blocksOrder(reviewChanged([]))).toBe(false);
  });

  it.each([
    ['a cent more than a card may pay', { payment: card, cardLimit: -1 }, ['CARD_LIMIT']],
    ['as much as a card may pay', { payment: card, cardLimit: 0 }, []],
    ['more, which an activity pays', { payment: activity, cardLimit: -1 }, []],
    ['any amount without a limit', { payment: card, cardLimit: null }, []],
  ])('of %s', (_case, { payment, cardLimit }, expected) => {
    const [group] = ready.groups;
    const limit = cardLimit === null ? null : (group?.subtotal.amount ?? 0) + cardLimit;
    expect(findProblems({ ...ready, payment }, standingOf(), { cardLimit: limit }).map(({ code, groupId }) => [code, groupId])).toEqual(expected.map((code) => [code, group?.groupId]));
  });

  it('are warnings of the cart, but for what checkout asks for and what is accepted by ordering', () => {
    const found = findProblems({ ...withLine({ change: { priceWas: usd(1), available: null, mostThatFit: 3 } }), shipTo: null, payment: null }, standingOf({ available: 1 }));
    expect(found.map(({ code }) => code)).toEqual(['SHIP_TO_MISSING', 'PAYMENT_MISSING', 'STOCK_SHORT', 'AMOUNT_TOO_LARGE', 'PRICE_CHANGED']);
    expect(warningsOf(found).map(({ code }) => code)).toEqual(['STOCK_SHORT', 'AMOUNT_TOO_LARGE']);
  });

  it('name a vendor whose minimum order is not met', () => {
    const groups = ready.groups.map((group) => ({ ...group, minimumMet: false, minimumOrder: usd(100_000) }));
    const [problem] = findProblems({ ...ready, groups }, standingOf());
    expect(problem).toMatchObject({ code: 'MINIMUM_NOT_MET', block: 'items', message: expect.stringContaining('$1,000.00') });
    expect(problem && blocksOrder(problem)).toBe(true);
  });

  it.each([
    [1_000, 'Lower the quantity to 1,000 or less to go on.'],
    [0, 'Remove it to go on.'],
  ])('name a line of which only %i fit by their price', (mostThatFit, remedy) => {
    const [problem] = findProblems(withLine({ change: { priceWas: null, available: null, mostThatFit } }), standingOf());
    expect(problem).toMatchObject({ code: 'AMOUNT_TOO_LARGE', cartKey: line.cartKey, message: expect.stringContaining(remedy) });
    expect(problem && blocksOrder(problem)).toBe(true);
  });

  it('name the total of an order that has reached its limit', () => {
    const at = (amount: number) => codes({ ...ready, totals: { ...ready.totals, total: usd(amount) } });
    expect([at(orderTotalLimit - 1), at(orderTotalLimit)]).toEqual([[], ['AMOUNT_TOO_LARGE']]);
  });
});

describe('the fingerprint of a review', () => {
  const shown = fingerprint(ready);

  it('fits into a request and does not depend on the order of groups, terms and lines', () => {
    expect(shown).toMatch(/^r4\.[\w-]{32}(?:\.[\w-]{6}){5}$/);
    const second = { ...line, cartKey: 'line-9', offerId: 'other' };
    const groups = ready.groups.map((group) => ({ ...group, lines: [line, second] }));
    const turned = groups.map((group) => ({ ...group, lines: [second, line] }));
    expect(fingerprint({ ...ready, groups })).toBe(fingerprint({ ...ready, groups: turned }));
  });

  it.each<[string, ReviewState]>([
    ['a price', withLine({ price: { unitPrice: usd(21_841) } })],
    ['a quantity', withLine({ quantity: 3 })],
    ['an offer', withLine({ offerId: 'another' })],
    ['a unit of issue', withLine({ unitOfIssue: { code: 'EA', name: 'Each' } })],
    ['the total', { ...ready, totals: { ...ready.totals, total: usd(1) } }],
    ['the shipping', { ...ready, totals: { ...ready.totals, shipping: usd(1) } }],
    ['the tax', { ...ready, totals: { ...ready.totals, tax: usd(1) } }],
    ['the subtotal', { ...ready, totals: { ...ready.totals, subtotal: usd(1) } }],
    ['a vendor', { ...ready, groups: ready.groups.map((group) => ({ ...group, vendor: { ...group.vendor, id: 'another' } })) }],
    ['a contract', { ...ready, groups: ready.groups.map((group) => ({ ...group, contractNumber: 'another' })) }],
    ['a line total', withLine({ lineTotal: usd(1) })],
    ['no ship-to', { ...ready, shipTo: null }],
    ['the payment', { ...ready, payment: null }],
    ['a note', { ...ready, terms: ready.terms.map((terms) => ({ ...terms, note: 'Ring twice.' })) }],
    ['a speed', { ...ready, terms: ready.terms.map((terms) => ({ ...terms, speed: 'faster' as const })) }],
    ['a billing', { ...ready, terms: ready.terms.map((terms) => ({ ...terms, billing: 'line' as const })) }],
    ['a date', { ...ready, terms: ready.terms.map((terms) => ({ ...terms, deliverBy: '2027-01-01' })) }],
  ])('changes with %s', (_what, state) => {
    expect(fingerprint(state)).not.toBe(shown);
  });

  it.each(['addressId', 'kind', 'aac', 'organization', 'contactName', 'phone', 'email', 'line1', 'line2', 'city', 'state', 'zip'] as const)('changes with the ship-to: %s', (field) => {
    expect(fingerprint({ ...ready, shipTo: ready.shipTo && { ...ready.shipTo, [field]: 'another' } })).not.toBe(shown);
  });

  it.each<[string, ReviewState['payment'], ReviewState['payment']]>([
    ['another card', card, { ...card, paymentId: 'p-2' }],
    ['last four digits', card, { ...card, lastFour: '2222' }],
    ['an expiry date', card, { ...card, expires: '2030-01' }],
    ['a cardholder', card, { ...card, cardholder: 'Other Buyer' }],
    ['another activity', activity, { ...activity, aac: '36SMPL' }],
    ['the method', card, activity],
  ])('changes with the payment: %s', (_what, one, other) => {
    expect(fingerprint({ ...ready, payment: one })).not.toBe(fingerprint({ ...ready, payment: other }));
  });
});
