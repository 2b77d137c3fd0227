import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { ActorKind, PurchaseOrderEvent } from './event.ts';
import { replay } from './replay.ts';
import { statusOf, submitted, underWay, wanted, type PurchaseOrderState } from './state.ts';

type Step = readonly [event: PurchaseOrderEvent, actor: ActorKind];

const two = submitted([{ position: 1, quantity: 3 }, { position: 2, quantity: 1 }]);
const sent: Step = [{ kind: 'sent' }, 'system'];
const accepted: Step = [{ kind: 'accepted' }, 'vendor'];
const rejected = (...lines: { position: number; quantity: number }[]): Step => [{ kind: 'lines-rejected', lines, reason: 'Out of stock' }, 'vendor'];
const shipped = (shipmentId: string, ...lines: { position: number; quantity: number }[]): Step =>
  [{ kind: 'shipped', shipmentId, lines, carrier: 'Sample Freight', trackingNumber: 'T-1' }, 'vendor'];
const received = (...lines: { position: number; quantity: number }[]): Step => [{ kind: 'received', lines }, 'buyer'];
const canceled = (actor: ActorKind): Step => [{ kind: 'canceled', reason: 'No longer needed' }, actor];
const asked: Step = [{ kind: 'cancellation-requested', reason: 'No longer needed' }, 'buyer'];
const declined: Step = [{ kind: 'cancellation-declined', reason: 'Packed already' }, 'vendor'];
const promised = (...lines: number[]): Step => [{ kind: 'date-promised', lines, date: '2026-12-01' }, 'vendor'];
const invoiced: Step = [{ kind: 'invoiced', invoiceNumber: 'INV-1' }, 'vendor'];
const all = [{ position: 1, quantity: 3 }, { position: 2, quantity: 1 }];

/** The state after steps that all must be possible. */
function after(...steps: Step[]): PurchaseOrderState {
  return steps.reduce((state, [event, actor]) => {
    const decision = decide(state, event, actor);
    if (decision.kind === 'refused') throw new Error(`${event.kind}: ${decision.code} ${decision.message}`);
    return decision.state;
  }, two);
}
const codeOf = (state: PurchaseOrderState, [event, actor]: Step): string => {
  const decision = decide(state, event, actor);
  return decision.kind === 'refused' ? decision.code : 'possible';
};

describe('the status of a purchase order', () => {
  it.each<[string, Step[]]>([
    ['Submitted', []],
    ['Sent', [sent]],
    ['Sent', [sent, rejected({ position: 2, quantity: 1 })]],
    ['Accepted', [accepted]],
    ['PartlyShipped', [accepted, shipped('S-1', { position: 1, quantity: 2 })]],
    ['Shipped', [accepted, shipped('S-1', { position: 1, quantity: 2 }), shipped('S-2', { position: 1, quantity: 1 }, { position: 2, quantity: 1 })]],
    ['Shipped', [accepted, shipped('S-1', { position: 1, quantity: 3 }), rejected({ position: 2, quantity: 1 })]],
    ['Delivered', [accepted, shipped('S-1', ...all), received(...all)]],
    ['Delivered', [sent, received(...all)]],
    ['Rejected', [rejected(...all)]],
    ['Canceled', [sent, canceled('buyer')]],
    ['Canceled', [canceled('buyer'), sent]],
    ['Canceled', [accepted, asked, canceled('vendor')]],
  ])('is %s', (status, steps) => {
    expect(statusOf(after(...steps))).toBe(status);
  });
});

describe('what is refused', () => {
  it.each<[string, Step[], Step]>([
    ['PO_CANCELED', [canceled('buyer')], accepted],
    ['PO_CANCELED', [canceled('buyer')], canceled('buyer')],
    ['PO_REJECTED', [rejected(...all)], accepted],
    ['PO_ACCEPTED', [accepted], accepted],
    ['PO_ACCEPTED', [accepted], canceled('buyer')],
    ['PO_NOT_ACCEPTED', [sent], shipped('S-1', ...all)],
    ['PO_NOT_ACCEPTED', [sent], invoiced],
    ['PO_NOT_ACCEPTED', [sent], asked],
    ['PO_NOT_SENT', [], received(...all)],
    ['PO_SHIPPED', [accepted, shipped('S-1', { position: 2, quantity: 1 })], canceled('operator')],
    ['PO_SHIPPED', [accepted, shipped('S-1', ...all)], asked],
    ['CANCELLATION_ASKED', [accepted, asked], asked],
    ['CANCELLATION_NOT_ASKED', [accepted], declined],
    ['CANCELLATION_NOT_ASKED', [accepted], canceled('vendor')],
    ['CANCELLATION_NOT_ASKED', [accepted, asked, declined], declined],
    ['SHIPMENT_KNOWN', [accepted, shipped('S-1', { position: 1, quantity: 1 })], shipped('S-1', { position: 1, quantity: 1 })],
    ['INVOICE_KNOWN', [accepted, invoiced], invoiced],
    ['LINE_UNKNOWN', [accepted], shipped('S-1', { position: 3, quantity: 1 })],
    ['LINE_MISSING', [accepted], shipped('S-1')],
    ['LINE_REPEATED', [accepted], shipped('S-1', { position: 1, quantity: 2 }, { position: 1, quantity: 2 })],
    ['LINE_CLOSED', [accepted, rejected({ position: 2, quantity: 1 })], promised(1, 2)],
    ['QUANTITY_TOO_HIGH', [accepted], shipped('S-1', { position: 1, quantity: 4 })],
    ['QUANTITY_TOO_HIGH', [accepted, rejected({ position: 1, quantity: 1 })], shipped('S-1', { position: 1, quantity: 3 })],
    ['QUANTITY_TOO_HIGH', [sent, received({ position: 1, quantity: 3 })], rejected({ position: 1, quantity: 1 })],
    ['QUANTITY_INVALID', [accepted], shipped('S-1', { position: 1, quantity: 0 })],
    ['QUANTITY_INVALID', [accepted], shipped('S-1', { position: 1, quantity: 0.5 })],
    ['ACTOR_NOT_ALLOWED', [sent], [{ kind: 'accepted' }, 'buyer']],
    ['ACTOR_NOT_ALLOWED', [sent], [{ kind: 'received', lines: all }, 'vendor']],
    ['ACTOR_NOT_ALLOWED', [], [{ kind: 'sent' }, 'vendor']],
  ])('%s', (code, steps, step) => {
    expect(codeOf(after(...steps), step)).toBe(code);
  });

  it('is not a message or a report of a problem, whatever became of the purchase order', () => {
    for (const steps of [[], [canceled('buyer')], [rejected(...all)], [accepted, shipped('S-1', ...all)]]) {
      expect(codeOf(after(...steps), [{ kind: 'message', text: 'Hello' }, 'buyer'])).toBe('possible');
      expect(codeOf(after(...steps), [{ kind: 'problem-reported', text: 'Broken' }, 'buyer'])).toBe('possible');
    }
  });
});

it('a request to cancel is answered by the shipment of all that is left', () => {
  expect(after(accepted, asked).isCancellationAsked).toBe(true);
  expect(after(accepted, asked, shipped('S-1', ...all)).isCancellationAsked).toBe(false);
});

const positions = fc.integer({ min: 0, max: 4 });
const quantities = fc.array(fc.record({ position: positions, quantity: fc.integer({ min: -1, max: 6 }) }), { maxLength: 3 });
const text = fc.constantFrom('One', 'Two', 'Three');
const anyEvent: fc.Arbitrary<PurchaseOrderEvent> = fc.oneof(
  fc.constant({ kind: 'sent' } as const),
  fc.constant({ kind: 'accepted' } as const),
  fc.record({ kind: fc.constant('lines-rejected' as const), lines: quantities, reason: text }),
  fc.record({ kind: fc.constant('date-promised' as const), lines: fc.array(positions, { maxLength: 3 }), date: fc.constant('2026-12-01') }),
  fc.record({ kind: fc.constant('shipped' as const), shipmentId: text, lines: quantities, carrier: text, trackingNumber: text }),
  fc.record({ kind: fc.constant('invoiced' as const), invoiceNumber: text }),
  fc.record({ kind: fc.constantFrom('message' as const, 'problem-reported' as const), text }),
  fc.record({ kind: fc.constantFrom('cancellation-requested' as const, 'cancellation-declined' as const, 'canceled' as const), reason: text }),
  fc.record({ kind: fc.constant('received' as const), lines: quantities }),
);
const anyEvents = fc.array(fc.record({ event: anyEvent, actor: fc.constantFrom<ActorKind>('vendor', 'buyer', 'operator', 'system') }), { maxLength: 40 });
const anyLines = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }).map((ordered) => submitted(ordered.map((quantity, i) => ({ position: i + 1, quantity }))));

describe('whatever happens to a purchase order', () => {
  it('never more is rejected, shipped and received than was ordered', () => {
    fc.assert(fc.property(anyLines, anyEvents, (placed, events) => {
      for (const line of replay(placed, events).lines) {
        expect([line.rejected, line.shipped, line.received].every((quantity) => Number.isSafeInteger(quantity) && quantity >= 0)).toBe(true);
        expect(line.rejected + line.shipped).toBeLessThanOrEqual(line.ordered);
        expect(line.rejected + line.received).toBeLessThanOrEqual(line.ordered);
        expect(underWay(line)).toBeLessThanOrEqual(wanted(line));
      }
    }));
  });

  it('nothing but words and settled deliveries follows when it is canceled', () => {
    fc.assert(fc.property(anyLines, anyEvents, anyEvents, (placed, before, later) => {
      const end: PurchaseOrderState = { ...replay(placed, before), isCanceled: true, isCancellationAsked: false };
      expect({ ...replay(end, later), isSent: end.isSent }).toEqual(end);
    }));
  });

  it('what was accepted stays so, and shipments and invoices are of an accepted one alone', () => {
    fc.assert(fc.property(anyLines, anyEvents, (placed, events) => {
      const { isAccepted, shipmentIds, invoiceNumbers } = replay(placed, events);
      const wasAccepted = events.some((_event, i) => replay(placed, events.slice(0, i + 1)).isAccepted);
      expect(isAccepted).toBe(wasAccepted);
      expect(isAccepted || shipmentIds.length + invoiceNumbers.length === 0).toBe(true);
      expect(new Set(shipmentIds).size).toBe(shipmentIds.length);
    }));
  });

  it('a status is final where nothing is left to come: rejected and canceled ones stay so', () => {
    fc.assert(fc.property(anyLines, anyEvents, anyEvents, (placed, before, later) => {
      const status = statusOf(replay(placed, before));
      const next = statusOf(replay(placed, [...before, ...later]));
      expect(['Rejected', 'Canceled', 'Delivered'].includes(status) ? next : status).toBe(status);
    }));
  });

  it('deciding changes nothing of what was known', () => {
    fc.assert(fc.property(anyLines, anyEvents, anyEvent, (placed, events, event) => {
      const state = replay(placed, events);
      const copy = structuredClone(state);
      for (const actor of ['vendor', 'buyer', 'operator', 'system'] as const) decide(state, event, actor);
      expect(state).toEqual(copy);
    }));
  });
});
