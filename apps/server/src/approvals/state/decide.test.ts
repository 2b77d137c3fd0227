import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, mostReminders, type ApprovalState } from './decide.ts';
import type { ApprovalActor, ApprovalEvent } from './event.ts';

const requested: ApprovalEvent = { kind: 'requested', amount: 1000, fund: 'A1', appropriation: '047-2027' };
const buyer: ApprovalActor = { kind: 'buyer', buyerId: 'b-1', name: 'Demo Buyer' };
const approver: ApprovalActor = { kind: 'approver', buyerId: 'b-2', name: 'Demo Approver' };
const system: ApprovalActor = { kind: 'system', name: 'marketplace' };

const amount = fc.integer({ min: 1, max: 1_000_000 });
const event: fc.Arbitrary<ApprovalEvent> = fc.oneof(
  fc.constantFrom<ApprovalEvent>(requested, { kind: 'reminded' }, { kind: 'returned', reason: 'Wrong fund.' }, { kind: 'withdrawn' }, { kind: 'expired' }),
  amount.map((cents): ApprovalEvent => ({ kind: 'changed', amount: cents, fund: 'B2', appropriation: '047-2028', lines: [] })),
  amount.map((cents): ApprovalEvent => ({ kind: 'authorized', amount: cents, orderNumber: 'A27-0000001-1' })),
);
const actor = fc.constantFrom<ApprovalActor>(
  buyer, approver, system, { kind: 'approver', buyerId: 'b-1', name: 'Demo Buyer' }, { kind: 'buyer', buyerId: 'b-3', name: 'Demo Clerk' }, { kind: 'operator', name: 'Demo Operator' },
);

/** All states that a run of events leads through, with what led there. */
function run(happenings: readonly (readonly [ApprovalEvent, ApprovalActor])[]) {
  let state: ApprovalState | null = null;
  const steps: { event: ApprovalEvent; actor: ApprovalActor; before: ApprovalState | null; after: ApprovalState }[] = [];
  for (const [happened, by] of happenings) {
    const decision = decide(state, happened, by);
    if (decision.kind === 'refused') {
      expect(decision.message).toMatch(/\.$/);
      continue;
    }
    steps.push({ event: happened, actor: by, before: state, after: decision.state });
    state = decision.state;
  }
  return steps;
}

describe('a request for approval', () => {
  it('ends at most once, and becomes an order by an approver who is not its buyer alone', () => {
    fc.assert(fc.property(fc.array(fc.tuple(event, actor), { maxLength: 40 }), (happenings) => {
      const steps = run([[requested, buyer], ...happenings]);
      const ended = steps.filter(({ after }) => after.status !== 'waiting');
      expect(ended.length).toBeLessThanOrEqual(1);
      if (ended[0] !== undefined) expect(steps.at(-1)).toBe(ended[0]);
      for (const { event: happened, actor: by, after } of steps.slice(1)) {
        if (['authorized', 'returned', 'changed'].includes(happened.kind)) expect(by).toBe(approver);
        if (after.status === 'ordered') expect([happened.kind, after.orderNumber]).toEqual(['authorized', 'A27-0000001-1']);
        expect(after.buyerId).toBe('b-1');
      }
      expect(steps.filter(({ event: { kind } }) => kind === 'reminded').length).toBeLessThanOrEqual(mostReminders);
    }));
  });

  it.each<[string, ApprovalEvent, ApprovalActor]>([
    ['was authorized, and is ordered', { kind: 'authorized', amount: 1000, orderNumber: 'A27-0000001-1' }, approver], ['was returned', { kind: 'returned', reason: 'No.' }, approver],
    ['was withdrawn', { kind: 'withdrawn' }, buyer], ['was not answered in time', { kind: 'expired' }, system],
  ])('that %s says so to those who come later', (words, end, by) => {
    const { after } = run([[requested, buyer], [end, by]]).at(-1) ?? expect.fail('It did not end.');
    expect(decide(after, { kind: 'authorized', amount: 1, orderNumber: 'x' }, approver)).toMatchObject({ kind: 'refused', code: 'NOT_OPEN', message: expect.stringContaining(words) });
  });

  it('is not for its own buyer to decide, nor for another buyer to withdraw', () => {
    const { after } = run([[requested, buyer]]).at(-1) ?? expect.fail('It was not asked for.');
    expect(decide(after, { kind: 'authorized', amount: 1, orderNumber: 'x' }, { kind: 'approver', buyerId: 'b-1', name: 'Demo Buyer' })).toMatchObject({ code: 'OWN_REQUEST' });
    expect(decide(after, { kind: 'withdrawn' }, { kind: 'buyer', buyerId: 'b-3', name: 'Demo Clerk' })).toMatchObject({ code: 'ACTOR_NOT_ALLOWED' });
  });
});
