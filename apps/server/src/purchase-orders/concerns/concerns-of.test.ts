import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '../events/recorded-event.ts';
import { decide } from '../state/decide.ts';
import type { ActorKind, PurchaseOrderEvent } from '../state/event.ts';
import { open, submitted, type PurchaseOrderState } from '../state/state.ts';
import { concernsOf } from './concerns-of.ts';

const start = Date.parse('2026-11-23T10:00:00Z');

const event: fc.Arbitrary<PurchaseOrderEvent> = fc.oneof(
  fc.constant({ kind: 'sent' } as const), fc.constant({ kind: 'accepted' } as const),
  fc.record({ kind: fc.constant('lines-rejected' as const), lines: fc.constantFrom([{ position: 1, quantity: 1 }], [{ position: 2, quantity: 2 }]), reason: fc.constant('Out of stock') }),
  fc.record({ kind: fc.constant('date-promised' as const), lines: fc.constantFrom([1], [2], [1, 2]), date: fc.constantFrom('2026-11-24', '2026-11-30', '2026-12-24') }),
  fc.record({ kind: fc.constant('shipped' as const), shipmentId: fc.uuid(), lines: fc.constantFrom([{ position: 1, quantity: 2 }], [{ position: 2, quantity: 2 }]), carrier: fc.constant('C'), trackingNumber: fc.constant('') }),
  fc.constant({ kind: 'message', text: 'Hello' } as const), fc.constant({ kind: 'problem-reported', text: 'Broken' } as const),
  fc.constant({ kind: 'cancellation-requested', reason: 'Twice' } as const), fc.constant({ kind: 'cancellation-declined', reason: 'Too late' } as const), fc.constant({ kind: 'canceled', reason: 'Agreed' } as const),
);

/** What a purchase order is after these events, without those that it refuses. */
function after(happened: readonly (readonly [PurchaseOrderEvent, ActorKind])[]): { state: PurchaseOrderState; events: RecordedEvent[] } {
  let state = submitted([{ position: 1, quantity: 3 }, { position: 2, quantity: 2 }]);
  const events: RecordedEvent[] = [];
  for (const [one, kind] of happened) {
    const decision = decide(state, one, kind);
    if (decision.kind !== 'next') continue;
    ({ state } = decision);
    events.push({ position: events.length + 1, eventKey: String(events.length), event: one, happenedAt: new Date(start + events.length), actor: { kind, name: kind }, way: 'link' });
  }
  return { state, events };
}

const story = fc.array(fc.tuple(event, fc.constantFrom<ActorKind>('vendor', 'buyer', 'operator', 'system')), { maxLength: 25 });

it('are one of each kind at most, of an event of that kind, and none that the state answers', () => {
  const kindOf = { problem: 'problem-reported', cancellation: 'cancellation-requested', rejected: 'lines-rejected', late: 'date-promised' } as const;
  fc.assert(fc.property(story, (happened) => {
    const { state, events } = after(happened);
    const concerns = concernsOf(state, events);
    expect(new Set(concerns.map(({ kind }) => kind)).size).toBe(concerns.length);
    for (const { kind, position } of concerns) expect(events[position - 1]?.event.kind).toBe(kindOf[kind]);
    expect(concerns.some(({ kind }) => kind === 'cancellation')).toBe(state.isCancellationAsked);
    expect(concerns.some(({ kind }) => kind === 'late')).toBe(!state.isCanceled && state.lines.some((line) => open(line) > 0 && line.promisedDate !== null));
    if (state.isCanceled) expect(concerns.every(({ kind }) => kind === 'problem')).toBe(true);
  }));
});

it('a problem ends with a message of the vendor or an operator, and begins again with the next', () => {
  const problem = [{ kind: 'problem-reported', text: 'Broken' }, 'buyer'] as const;
  const message = (by: ActorKind) => [{ kind: 'message', text: 'Hello' }, by] as const;
  const kinds = (...happened: (readonly [PurchaseOrderEvent, ActorKind])[]) => {
    const { state, events } = after(happened);
    return concernsOf(state, events).map(({ kind, position }) => [kind, position]);
  };
  expect(kinds(problem, message('buyer'))).toEqual([['problem', 1]]);
  expect([kinds(problem, message('vendor')), kinds(problem, message('operator'))]).toEqual([[], []]);
  expect(kinds(problem, message('vendor'), problem, problem)).toEqual([['problem', 4]]);
});

it('a promise is over on the morning after its day, the one that ends first', () => {
  const promise = (lines: number[], date: string) => [{ kind: 'date-promised', lines, date }, 'vendor'] as const;
  const { state, events } = after([promise([1, 2], '2026-11-30'), promise([2], '2026-11-24')]);
  expect(concernsOf(state, events)).toEqual([{ kind: 'late', position: 2, since: new Date('2026-11-25T12:00:00Z') }]);
  const rejected = after([promise([1, 2], '2026-11-30'), promise([2], '2026-11-24'), [{ kind: 'lines-rejected', lines: [{ position: 2, quantity: 2 }], reason: 'Out' }, 'operator']]);
  expect(concernsOf(rejected.state, rejected.events)).toEqual([{ kind: 'late', position: 1, since: new Date('2026-12-01T12:00:00Z') }]);
});
