import type { OrderCriteria } from '@quartermaster/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCriteria } from './order-criteria.ts';

/** Half past eleven in the evening of November 23 in Washington. */
const now = new Date('2026-11-24T04:30:00Z');
const none: OrderCriteria = { number: '', vendor: '', product: '', nsn: '', from: '', to: '', status: '', lastFour: '', aac: '' };

it('reads what buyers type as they type it', () => {
  const typed = { number: ' a27-0000123-6 ', vendor: 'V-DESK', product: ' Xerox  TONER ', nsn: '7510-01-392-0564', from: '11/1/2026', to: '2026-11-30', status: 'Shipped', lastFour: '0009', aac: '47smpl' };
  expect(readCriteria(typed, now)).toEqual({
    errors: [],
    filter: { number: 'A27-0000123-6', vendor: 'V-DESK', words: ['xerox', 'toner'], nsn: '7510013920564', from: '2026-11-01', to: '2026-11-30', status: 'Shipped', lastFour: '0009', aac: '47SMPL' },
  });
  expect(readCriteria({ ...none, nsn: '01-392-0564' }, now).filter).toMatchObject({ nsn: '013920564' });
});

it('looks for nothing where nothing is asked for', () => {
  expect(readCriteria(none, now)).toEqual({ filter: null, errors: [] });
  expect(readCriteria({ ...none, product: ' \t ' }, now)).toEqual({ filter: null, errors: [] });
});

it('reads what is open, late and expected by the day in Washington', () => {
  expect(readCriteria({ ...none, status: 'Open' }, now).filter).toMatchObject({ isOpen: true, status: undefined });
  expect(readCriteria({ ...none, status: 'Late' }, now).filter).toMatchObject({ expected: { to: '2026-11-22' }, status: undefined });
  expect(readCriteria({ ...none, status: 'Arriving' }, now).filter).toMatchObject({ expected: { from: '2026-11-23', to: '2026-11-29' } });
});

it.each([
  [{ number: 'A2' }, 'number'], [{ number: "' or 1=1 --" }, 'number'], [{ nsn: '7510' }, 'nsn'], [{ from: 'yesterday' }, 'from'], [{ to: '2026-02-30' }, 'to'], [{ from: '2026-11-20', to: '11/19/2026' }, 'to'],
  [{ status: 'Lost' }, 'status'], [{ status: 'toString' }, 'status'], [{ lastFour: '4111111111111111' }, 'lastFour'], [{ aac: '47SMP' }, 'aac'],
])('says what is wrong with %j at its field, and looks for nothing', (part, field) => {
  expect(readCriteria({ ...none, product: 'toner', ...part }, now)).toEqual({ filter: null, errors: [{ field, message: expect.stringMatching(/^(?:Enter|Choose) .*\.$/) }] });
});

it('looks for orders only when all that was typed is right, whatever that is', () => {
  const criterion = fc.oneof(fc.constant(''), fc.string({ maxLength: 100 }));
  fc.assert(fc.property(fc.record({ number: criterion, vendor: criterion, product: criterion, nsn: criterion, from: criterion, to: criterion, status: criterion, lastFour: criterion, aac: criterion }), (typed) => {
    const { filter, errors } = readCriteria(typed, now);
    const isAsked = Object.values(typed).some((text) => text.trim() !== '');
    expect(filter !== null).toBe(isAsked && errors.length === 0);
  }));
});
