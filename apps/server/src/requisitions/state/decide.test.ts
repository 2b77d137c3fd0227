import { supplyStatusCodes } from '@quartermaster/contracts/requisition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, replay } from './decide.ts';
import type { RequisitionEvent } from './event.ts';
import { entered, openQuantity, statusOf } from './state.ts';

const sent: RequisitionEvent = { kind: 'sent', file: 'requisitions-000001.txt' };
const status = (statusCode: string, quantity = 10, suffix = '', day = '2026-11-21'): RequisitionEvent =>
  ({ kind: 'supply-status', suffix, statusCode, quantity, day, lastHolder: 'GSA', estimatedShippingDay: null, unitPrice: null });
const shipped = (quantity: number, suffix = ''): RequisitionEvent => ({ kind: 'shipment-status', suffix, quantity, day: '2026-11-25', transportationNumber: 'T1', mode: 'G' });
const cancel = (quantity: number): RequisitionEvent => ({ kind: 'cancellation', quantity });

it.each<[string, RequisitionEvent[]]>([
  ['Entered', []],
  ['Withdrawn', [{ kind: 'withdrawn' }]],
  ['Sent', [sent]],
  ['Sent', [sent, status('B5')]],
  ['InProcess', [sent, status('BA')]],
  ['Backordered', [sent, status('BA'), status('BB', 10, '', '2026-11-22'), status('B5', 10, '', '2026-11-23')]],
  ['Backordered', [sent, status('BB', 10, '', '2026-11-22'), status('BA')]],
  // Of one day, what came last counts.
  ['InProcess', [sent, status('BB'), status('BA')]],
  ['Backordered', [sent, status('BA'), status('BB')]],
  ['Delayed', [sent, status('BP')]],
  ['Procured', [sent, status('BV')]],
  ['PartlyShipped', [sent, status('BA', 4, 'A'), shipped(4, 'A'), status('BB', 6, 'B')]],
  ['Shipped', [sent, status('BA'), shipped(10)]],
  ['Shipped', [sent, shipped(4, 'A'), status('CB', 6, 'B')]],
  ['Shipped', [sent, shipped(12)]],
  ['Rejected', [sent, status('CJ')]],
  ['Canceled', [sent, cancel(10), status('BQ')]],
  ['PartlyShipped', [sent, status('BQ', 4, 'A'), shipped(3, 'B')]],
  ['Sent', [sent, status('D9')]],
])('a requisition of 10 is %s', (expected, events) => {
  expect(statusOf(replay(entered(10), events))).toBe(expected);
});

describe('what cannot be', () => {
  it.each<[string, RequisitionEvent[], RequisitionEvent]>([
    ['NOT_SENT', [], status('BA')],
    ['NOT_SENT', [], shipped(10)],
    ['NOT_SENT', [], { kind: 'follow-up' }],
    ['NOT_SENT', [], cancel(1)],
    ['SENT', [sent], sent],
    ['SENT', [sent], { kind: 'withdrawn' }],
    ['WITHDRAWN', [{ kind: 'withdrawn' }], sent],
    ['NOTHING_OPEN', [sent, shipped(10)], cancel(1)],
    ['NOTHING_OPEN', [sent, status('CA')], { kind: 'follow-up' }],
    ['QUANTITY', [sent, shipped(4)], cancel(7)],
    ['QUANTITY', [sent], cancel(0)],
    ['CANCELLATION_ASKED', [sent, cancel(3)], cancel(1)],
  ])('%s', (code, before, event) => {
    expect(decide(replay(entered(10), before), event)).toMatchObject({ kind: 'refused', code });
  });

  it('is not a second request to cancel when the first one was answered', () => {
    for (const answer of [status('B8'), status('BQ', 3, 'A')]) expect(decide(replay(entered(10), [sent, cancel(3), answer]), cancel(1))).toMatchObject({ kind: 'next' });
  });
});

const anyCode = fc.constantFrom(...supplyStatusCodes.codes.map(({ code }) => code), 'D9');
const anyStatus = fc.tuple(anyCode, fc.integer({ min: 1, max: 12 }), fc.constantFrom('', 'A', 'B'), fc.integer({ min: 10, max: 28 })).map(([code, quantity, suffix, day]) => status(code, quantity, suffix, `2026-11-${day}`));
const anyShipment = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('', 'A', 'B')).map(([quantity, suffix]) => shipped(quantity, suffix));
const anyEvent = fc.oneof(anyStatus, anyShipment, fc.integer({ min: -1, max: 12 }).map(cancel), fc.constantFrom<RequisitionEvent>(sent, { kind: 'withdrawn' }, { kind: 'follow-up' }));

describe('whatever happens', () => {
  it('never less than nothing is open, or more than was ordered; and nothing follows a withdrawal', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 10 }), fc.array(anyEvent), (ordered, events) => {
      const state = replay(entered(ordered), events);
      expect(openQuantity(state)).toBeGreaterThanOrEqual(0);
      expect(openQuantity(state)).toBeLessThanOrEqual(ordered);
      expect(state.cancellationAsked).toBeLessThanOrEqual(ordered);
      expect(state.isSent && state.isWithdrawn).toBe(false);
      if (state.isWithdrawn) expect(replay(state, [sent, ...events])).toEqual(state);
    }));
  });

  it('documents of different days lead to the same state in any order', () => {
    const documents = fc.uniqueArray(fc.oneof(anyStatus, anyShipment), { selector: (event) => (event.kind === 'supply-status' ? event.day : JSON.stringify(event)), maxLength: 8 });
    fc.assert(fc.property(documents.chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }))), ([events, shuffled]) => {
      expect(replay(entered(10), [sent, ...shuffled])).toEqual(replay(entered(10), [sent, ...events]));
    }));
  });
});
