import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type ReductionState } from './decide.ts';
import type { ReductionActor, ReductionEvent } from './event.ts';

const listPrice = 10_000;
const day = fc.constantFrom('2026-11-24', '2026-12-31', '2027-06-30');
const event: fc.Arbitrary<ReductionEvent> = fc.oneof(
  fc.constantFrom<ReductionEvent>({ kind: 'requested' }, { kind: 'withdrawn' }, { kind: 'expired' }, { kind: 'ended' }, { kind: 'declined', reason: 'No.' }, { kind: 'revoked', reason: 'An error.' }, { kind: 'used', orderNumber: 'O-1' }),
  fc.record({ kind: fc.constant('authorized' as const), price: fc.integer({ min: -5, max: 2 * listPrice }), until: day, on: day }),
);
const happening = fc.tuple(event, fc.constantFrom<ReductionActor>('buyer', 'vendor', 'office', 'operator', 'system'));

/** All states that a run of events leads through, with what led there. */
function run(happenings: readonly (readonly [ReductionEvent, ReductionActor])[]) {
  let state: ReductionState | null = null;
  const steps: { event: ReductionEvent; actor: ReductionActor; before: ReductionState | null; after: ReductionState }[] = [];
  for (const [event, actor] of happenings) {
    const decision = decide(state, event, actor, listPrice);
    if (decision.kind === 'refused') {
      expect(decision.message).toMatch(/\.$/);
      continue;
    }
    steps.push({ event, actor, before: state, after: decision.state });
    state = decision.state;
  }
  return steps;
}

const authorized: ReductionEvent = { kind: 'authorized', price: 9_000, until: '2026-12-31', on: '2026-11-24' };

describe('a price reduction', () => {
  it('is asked for once, authorized by the vendor or the contracting office alone, below the list price, and ends once', () => {
    fc.assert(fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      const steps = run([[{ kind: 'requested' }, 'buyer'], ...happenings]);
      const ends = steps.filter(({ after }) => !['requested', 'authorized'].includes(after.status));
      expect(ends.length).toBeLessThanOrEqual(1);
      if (ends.length > 0) expect(steps.at(-1)).toBe(ends[0]);
      for (const { event, actor, before, after } of steps) {
        if (event.kind === 'authorized') {
          expect(['vendor', 'office']).toContain(actor);
          expect(before?.status).toBe('requested');
          expect(after.terms?.price).toBeGreaterThan(0);
          expect(after.terms?.price).toBeLessThan(listPrice);
          expect(event.on <= event.until).toBe(true);
        }
        if (after.status === 'used') expect([before?.status, actor]).toEqual(['authorized', 'buyer']);
        if (after.status === 'revoked') expect(before?.status === 'authorized' || actor === 'operator').toBe(true);
      }
    }));
  });

  it.each<[ReductionEvent, ReductionActor]>([
    [{ kind: 'declined', reason: 'No.' }, 'vendor'], [{ kind: 'withdrawn' }, 'buyer'], [{ kind: 'expired' }, 'system'], [{ kind: 'revoked', reason: 'An error.' }, 'operator'],
  ])('that ended with %j is not authorized and not used any more, and says what became of it', (end, actor) => {
    const { after } = run([[{ kind: 'requested' }, 'buyer'], [end, actor]]).at(-1) ?? expect.fail('It did not end.');
    expect(decide(after, authorized, 'vendor', listPrice)).toMatchObject({ kind: 'refused', code: 'NOT_OPEN', message: expect.stringMatching(/^This request was/) });
    expect(decide(after, { kind: 'used', orderNumber: 'O-1' }, 'buyer', listPrice)).toMatchObject({ code: 'NOT_IN_FORCE' });
  });

  it('is used once', () => {
    const { after } = run([[{ kind: 'requested' }, 'buyer'], [authorized, 'office'], [{ kind: 'used', orderNumber: 'O-1' }, 'buyer']]).at(-1) ?? expect.fail('It was not used.');
    expect(after).toMatchObject({ status: 'used', orderNumber: 'O-1', terms: { price: 9_000 } });
    for (const event of [{ kind: 'used', orderNumber: 'O-2' }, { kind: 'revoked', reason: 'x' }, { kind: 'ended' }] as const) {
      expect(decide(after, event, event.kind === 'used' ? 'buyer' : event.kind === 'ended' ? 'system' : 'vendor', listPrice)).toMatchObject({ kind: 'refused' });
    }
  });

  it.each<[ReductionEvent, ReductionActor]>([[authorized, 'buyer'], [authorized, 'operator'], [{ kind: 'declined', reason: 'x' }, 'operator'], [{ kind: 'withdrawn' }, 'vendor'], [{ kind: 'used', orderNumber: 'O-1' }, 'vendor']])(
    'is not for everyone to change: %j by the %s', (wrong, actor) => {
      const { after } = run([[{ kind: 'requested' }, 'buyer']]).at(-1) ?? expect.fail('It was not asked for.');
      expect(decide(after, wrong, actor, listPrice)).toMatchObject({ code: 'ACTOR_NOT_ALLOWED' });
    });

  it('has terms that make sense', () => {
    const { after } = run([[{ kind: 'requested' }, 'buyer']]).at(-1) ?? expect.fail('It was not asked for.');
    for (const wrong of [{ price: 0 }, { price: listPrice }, { price: 1.5 }, { on: '2027-01-01' }]) expect(decide(after, { ...authorized, ...wrong }, 'vendor', listPrice)).toMatchObject({ code: 'TERMS_INVALID' });
  });
});
