import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { matchCharges, type KeptCharge } from './match-charges.ts';
import { dueFor, type Purchase } from './purchase.ts';
import { vendorLikeness } from './vendor-likeness.ts';

const purchase = (part: Partial<Purchase> = {}): Purchase => ({
  poNumber: 'A27-0000001-1-01', orderNumber: 'A27-0000001-1', store: 'ADVANTAGE', vendor: 'Sample Supply Co.', placedOn: '2026-11-20', lastFour: '1111', goods: 10_000, extras: 0, isCanceled: false, isShipped: true, shipments: [], ...part,
});
const charge = (line: number, amount: number, part: Partial<KeptCharge> = {}): KeptCharge => ({ statementId: 's', line, day: '2026-11-23', amount, vendor: 'SAMPLE SUPPLY 800-555-0100', lastFour: '1111', reference: '', ...part });
const said = (charges: readonly KeptCharge[], purchases: readonly Purchase[]) => {
  const { matched } = matchCharges(charges, purchases);
  return charges.map((each) => explain(matched.get(each), each.amount, each.choice ?? null));
};

describe('names of vendors', () => {
  it.each([
    ['SAMPLE SUPPLY CO 800-555-0100 VA', 'Sample Supply Co.', 1],
    ['SQ *SAMPLE SUPPL', 'Sample Supply, Inc.', 1],
    ['OTHER TRADER', 'Sample Supply Co.', 0],
    ['SAMPLE COMPUTERS', 'Sample Supply Co.', 0.5],
    ['', 'Sample Supply Co.', 0],
  ])('“%s” is “%s” by %d', (written, vendor, likeness) => expect(vendorLikeness(written, vendor)).toBe(likeness));
});

describe('a charge', () => {
  it('of the amount, the vendor and the card of a purchase order pays it', () => {
    expect(said([charge(2, 10_000)], [purchase()])).toEqual([{ outcome: 'matched', explanation: 'The amount of purchase order A27-0000001-1-01.' }]);
  });

  it('pays the nearest of two orders of the same amount, and two charges pay both', () => {
    const [early, late] = [purchase({ placedOn: '2026-11-01', poNumber: 'EARLY' }), purchase({ poNumber: 'LATE' })];
    const charges = [charge(2, 10_000), charge(3, 10_000, { day: '2026-11-03' })];
    const { matched } = matchCharges(charges, [early, late]);
    expect(charges.map((each) => matched.get(each)?.purchase.poNumber)).toEqual(['LATE', 'EARLY']);
  });

  it('of a shipment is that shipment, and two that are the amount together are said to be', () => {
    const inParts = purchase({ shipments: [{ on: '2026-11-22', amount: 4_000 }, { on: '2026-11-25', amount: 6_000 }] });
    expect(said([charge(2, 4_000)], [inParts])).toEqual([{ outcome: 'matched', explanation: 'What was shipped of purchase order A27-0000001-1-01 on November 22, 2026.' }]);
    expect(said([charge(2, 3_000), charge(3, 7_000)], [purchase()]).map(({ explanation }) => explanation)).toEqual([
      'Charge 1 of 2 of purchase order A27-0000001-1-01: together they are its amount of $100.00.', 'Charge 2 of 2 of purchase order A27-0000001-1-01: together they are its amount of $100.00.',
    ]);
  });

  it('of less is a part, with what is open', () => {
    expect(said([charge(2, 4_000)], [purchase({ isShipped: false })])).toEqual([{ outcome: 'part', explanation: 'A part of purchase order A27-0000001-1-01: $40.00 of $100.00. $60.00 is not charged yet.' }]);
  });

  it('of more by what a tax would be says so', () => {
    expect(said([charge(2, 10_600)], [purchase()])).toMatchObject([{ outcome: 'differs', explanation: expect.stringContaining('$6.00 more than the $100.00 that is left of purchase order A27-0000001-1-01: 6% of it, as a sales tax') }]);
    expect(said([charge(2, 15_000)], [purchase()])).toMatchObject([{ outcome: 'differs', explanation: expect.stringContaining('Ask the vendor for what.') }]);
  });

  it('with the order’s own shipping and tax is whole, and without them its items', () => {
    expect(said([charge(2, 10_570)], [purchase({ extras: 570 })])).toMatchObject([{ outcome: 'matched', explanation: 'The amount of purchase order A27-0000001-1-01.' }]);
    expect(said([charge(2, 10_000)], [purchase({ extras: 570 })])).toMatchObject([{ outcome: 'matched', explanation: expect.stringContaining('Shipping and tax of $5.70 are not charged.') }]);
  });

  it('that comes twice, or for what was canceled, differs', () => {
    expect(said([charge(2, 10_000), charge(9, 10_000, { day: '2026-11-24' })], [purchase()])[1]).toMatchObject({ outcome: 'differs', explanation: expect.stringContaining('is charged already, on November 23, 2026') });
    expect(said([charge(2, 10_000)], [purchase({ goods: 0, isCanceled: true })])).toMatchObject([{ outcome: 'differs', explanation: expect.stringContaining('it was canceled or rejected') }]);
  });

  it('of another card, of another name or of a day before the order is doubtful', () => {
    expect(said([charge(2, 10_000, { lastFour: '2222' })], [purchase()])).toMatchObject([{ outcome: 'differs', explanation: expect.stringContaining('the card ending in 1111, and this is the one ending in 2222') }]);
    expect(said([charge(2, 10_000, { vendor: 'HOLDING 77' })], [purchase()])).toMatchObject([{ outcome: 'differs', explanation: expect.stringContaining('its vendor is Sample Supply Co.') }]);
    expect(said([charge(2, 10_000, { day: '2026-11-18' })], [purchase()])).toMatchObject([{ outcome: 'differs', explanation: expect.stringContaining('before the order was placed on November 20, 2026') }]);
  });

  it('of no order, and a credit', () => {
    expect(said([charge(2, 999, { vendor: 'STRANGER' }), charge(3, -10_000)], [purchase()])).toMatchObject([{ outcome: 'unmatched' }, { outcome: 'credit', explanation: 'A credit from the vendor of purchase order A27-0000001-1-01.' }]);
    expect(said([charge(2, -5, { vendor: 'STRANGER' })], [purchase()])).toMatchObject([{ outcome: 'unmatched', explanation: expect.stringContaining('A credit') }]);
  });
});

it('at random: no more is matched than is charged, what is open is what is due less what is matched, and each charge is matched once', () => {
  const purchases = fc.array(fc.record({ goods: fc.integer({ min: 1, max: 500 }), extras: fc.integer({ min: 0, max: 9 }), vendor: fc.constantFrom('Sample Supply Co.', 'Sample Computers', 'Other Trader') }), { maxLength: 8 })
    .map((list) => list.map((part, index) => purchase({ ...part, poNumber: `P${index}` })));
  const charges = fc.array(fc.record({ amount: fc.integer({ min: -200, max: 800 }), vendor: fc.constantFrom('SAMPLE SUPPLY', 'SAMPLE COMPUTERS', 'OTHER TRADER', 'STRANGER'), lastFour: fc.constantFrom('1111', '2222', null) }), { maxLength: 12 })
    .map((list) => list.map(({ amount, ...part }, index) => charge(index + 1, amount, part)));
  fc.assert(fc.property(charges, purchases, (given, ordered) => {
    const { matched, open } = matchCharges(given, ordered);
    for (const each of ordered) {
      const paid = [...matched.values()].filter((one) => one.purchase === each).reduce((sum, one) => sum + one.charge.amount, 0);
      expect(open.get(each)).toBe(dueFor(each) - paid);
    }
    for (const each of given) expect(explain(matched.get(each), each.amount).explanation).not.toBe('');
    expect([...matched.keys()].every((each) => given.includes(each))).toBe(true);
  }), { numRuns: 300 });
});

it('compares more than a year of a busy buyer, 5,000 charges and 1,000 purchase orders, while they wait', () => {
  const purchases = Array.from({ length: 1_000 }, (_, nth) => purchase({ poNumber: `P${nth}`, vendor: `Vendor${nth % 300} Supply`, goods: 1_000 + nth }));
  const charges = Array.from({ length: 5_000 }, (_, nth) => charge(nth + 1, 1_000 + (nth % 1_500), { vendor: `VENDOR${nth % 400} SUPPLY ${nth}` }));
  const began = performance.now();
  expect(matchCharges(charges, purchases).matched.size).toBeGreaterThan(500);
  expect(performance.now() - began).toBeLessThan(10_000);
});

describe('what a buyer says of a charge', () => {
  const linked = (line: number, amount: number, poNumber = 'A27-0000001-1-01', part: Partial<KeptCharge> = {}) => charge(line, amount, { vendor: 'SQ *STRANGER', lastFour: null, choice: { kind: 'linked', poNumber }, ...part });

  it('counts before what is found, whatever vendor, card and day are', () => {
    const other = purchase({ poNumber: 'A27-0000002-1-01', orderNumber: 'A27-0000002-1' });
    expect(said([linked(2, 10_000, 'A27-0000002-1-01', { day: '2025-01-01', lastFour: '9999' }), charge(3, 10_000)], [purchase(), other])).toMatchObject([
      { outcome: 'matched', explanation: 'The amount of purchase order A27-0000002-1-01. You have linked it.' }, { outcome: 'matched', explanation: 'The amount of purchase order A27-0000001-1-01.' },
    ]);
    expect(said([linked(2, 4_000), linked(3, 6_000), linked(4, 1)], [purchase()]).map(({ outcome, explanation }) => [outcome, explanation])).toEqual([
      ['part', expect.stringContaining('$60.00 is not charged yet')], ['matched', 'What was left of purchase order A27-0000001-1-01. You have linked it.'], ['differs', expect.stringContaining('All of purchase order')],
    ]);
    expect(said([linked(2, 10_600), linked(3, -600)], [purchase()]).map(({ outcome }) => outcome)).toEqual(['differs', 'credit']);
  });

  it('takes a charge away from an order that it was found for, which is open then', () => {
    for (const [kind, outcome] of [['noOrder', 'unmatched'], ['notTheirs', 'notTheirs']] as const) {
      const own = charge(2, 10_000, { choice: { kind } });
      const { matched, open } = matchCharges([own], [purchase()]);
      expect([matched.size, ...open.values()]).toEqual([0, 10_000]);
      expect(explain(undefined, own.amount, { kind }).outcome).toBe(outcome);
    }
    expect(said([linked(2, 10_000, 'GONE')], [purchase()])).toMatchObject([{ outcome: 'unmatched', explanation: expect.stringContaining('GONE') as string }]);
  });
});
