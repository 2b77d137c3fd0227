import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depot, office } from './address.examples.ts';
import { readyReview } from './checkout.examples.ts';
import type { GroupTerms } from './checkout.schema.ts';
import { consignmentsOf } from './consignments.ts';

const [group] = readyReview.groups;
if (group === undefined) throw new Error('The example has no vendor.');
const [line] = group.lines;
if (line === undefined) throw new Error('The example has no line.');
const ordered = (quantities: readonly number[]) => ({
  ...group,
  lines: quantities.map((quantity, i) => ({ ...line, cartKey: `line-${i}`, quantity, lineTotal: { ...line.lineTotal, amount: quantity * line.price.unitPrice.amount } })),
});
const terms = (own: Partial<GroupTerms>): GroupTerms[] => [{ groupId: group.groupId, note: '', deliverBy: null, ...own }];

describe('the purchase orders of a vendor’s order', () => {
  it('are one where nothing goes elsewhere, with its own address or without', () => {
    expect(consignmentsOf([group], [])).toEqual([{ group, shipTo: null, note: '' }]);
    expect(consignmentsOf([group], terms({ shipTo: depot, note: 'Dock 4' }))).toEqual([{ group, shipTo: depot, note: 'Dock 4' }]);
  });

  it('have nothing for an address that everything was taken from', () => {
    const all = ordered([4]);
    expect(consignmentsOf([all], terms({ parts: [{ shipTo: depot, lines: [{ cartKey: 'line-0', quantity: 4 }] }] })).map(({ shipTo }) => shipTo)).toEqual([depot]);
  });

  it.each([[undefined, 'Dock 4'], ['', ''], ['Gate 9', 'Gate 9']])('have each a note: a part its own, %j, or that of the vendor’s order', (own, note) => {
    const part = { shipTo: depot, lines: [{ cartKey: 'line-0', quantity: 1 }], ...(own !== undefined && { note: own }) };
    expect(consignmentsOf([ordered([4])], terms({ note: 'Dock 4', parts: [part] })).map((each) => each.note)).toEqual(['Dock 4', note]);
  });

  it('have together what was ordered, at the same price, however it is split', () => {
    const split = fc.array(fc.record({ ordered: fc.integer({ min: 1, max: 50 }), depot: fc.nat(50), office: fc.nat(50) }), { minLength: 1, maxLength: 5 });
    fc.assert(fc.property(split, (lines) => {
      const fair = lines.map((each) => ({ ...each, depot: Math.min(each.depot, each.ordered), office: Math.min(each.office, each.ordered - Math.min(each.depot, each.ordered)) }));
      const whole = ordered(fair.map((each) => each.ordered));
      const partTo = (to: 'depot' | 'office') => ({
        shipTo: to === 'depot' ? depot : office,
        lines: fair.flatMap((each, i) => (each[to] > 0 ? [{ cartKey: `line-${i}`, quantity: each[to] }] : [])),
      });
      const consignments = consignmentsOf([whole], terms({ parts: [partTo('depot'), partTo('office')].filter((part) => part.lines.length > 0) }));
      for (const [i, each] of fair.entries()) {
        const pieces = consignments.flatMap((consignment) => consignment.group.lines.filter(({ cartKey }) => cartKey === `line-${i}`));
        expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(each.ordered);
        expect(pieces.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0)).toBe(each.ordered * line.price.unitPrice.amount);
      }
      expect(consignments.every((consignment) => consignment.group.lines.length > 0)).toBe(true);
    }));
  });
});
