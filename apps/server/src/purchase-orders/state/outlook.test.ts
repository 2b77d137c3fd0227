import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlookOf, type OrderedTerms } from './outlook.ts';
import { submitted, type LineState, type PurchaseOrderState } from './state.ts';

const terms: OrderedTerms = { deliverBy: null, lines: [{ position: 1, unitPrice: 500, dueOn: '2026-11-25' }, { position: 2, unitPrice: 100, dueOn: '2026-11-28' }] };
const placed = submitted([{ position: 1, quantity: 3 }, { position: 2, quantity: 4 }]);
const withLines = (...changes: Partial<LineState>[]): PurchaseOrderState => ({ ...placed, lines: placed.lines.map((line, i) => ({ ...line, ...changes[i] })) });

describe('what is still to be expected of a purchase order', () => {
  it('comes by the delivery times of its lines, the first of them', () => {
    expect(outlookOf(placed, terms)).toEqual({ expectedOn: '2026-11-25', standing: 1_900 });
  });

  it('comes by the day that the buyer asked for, and by the day that the vendor promised before that', () => {
    const asked = { ...terms, deliverBy: '2026-12-15' };
    expect(outlookOf(placed, asked).expectedOn).toBe('2026-12-15');
    expect(outlookOf(withLines({ promisedDate: '2026-12-20' }), asked).expectedOn).toBe('2026-12-15');
    expect(outlookOf(withLines({ promisedDate: '2026-12-20' }, { promisedDate: '2026-12-18' }), asked).expectedOn).toBe('2026-12-18');
  });

  it('is what has neither arrived nor is rejected', () => {
    expect(outlookOf(withLines({ received: 3, shipped: 3 }), terms)).toEqual({ expectedOn: '2026-11-28', standing: 1_900 });
    expect(outlookOf(withLines({ received: 2, rejected: 1 }), terms)).toEqual({ expectedOn: '2026-11-28', standing: 1_400 });
    expect(outlookOf(withLines({ shipped: 3 }), terms).expectedOn).toBe('2026-11-25');
    expect(outlookOf(withLines({ received: 3 }, { received: 4 }), terms)).toEqual({ expectedOn: null, standing: 1_900 });
    expect(outlookOf(withLines({ rejected: 3 }, { rejected: 4 }), terms)).toEqual({ expectedOn: null, standing: 0 });
    expect(outlookOf({ ...placed, isCanceled: true }, terms)).toEqual({ expectedOn: null, standing: 0 });
  });

  it('has no day where no one said one', () => {
    const service = { ...terms, lines: terms.lines.map((line) => ({ ...line, dueOn: null })) };
    expect(outlookOf(placed, service).expectedOn).toBeNull();
    expect(outlookOf(withLines({}, { promisedDate: '2026-12-18' }), service).expectedOn).toBe('2026-12-18');
  });

  it('is never on a day that no one named, and never more than was ordered', () => {
    const days = fc.constantFrom('2026-11-20', '2026-12-01', '2027-01-05');
    const line = fc.record({ rejected: fc.integer({ min: 0, max: 3 }), promisedDate: fc.option(days) })
      .chain(({ rejected, promisedDate }) => fc.integer({ min: 0, max: 3 - rejected }).map((received) => ({ rejected, promisedDate, received })));
    fc.assert(fc.property(line, line, fc.option(days), (one, other, deliverBy) => {
      const { expectedOn, standing } = outlookOf(withLines(one, other), { ...terms, deliverBy });
      const named = [one.promisedDate, other.promisedDate, deliverBy, '2026-11-25', '2026-11-28'];
      expect(expectedOn === null || named.includes(expectedOn)).toBe(true);
      expect(standing).toBe(500 * (3 - one.rejected) + 100 * (4 - other.rejected));
    }));
  });
});
