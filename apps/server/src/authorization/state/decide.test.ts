import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, mostReminders, type AuthorizationState } from './decide.ts';
import type { AuthorizationActor, AuthorizationEvent } from './event.ts';

const day = fc.constantFrom('2026-01-01', '2026-07-01', '2027-06-30');
const event: fc.Arbitrary<AuthorizationEvent> = fc.oneof(
  fc.constantFrom<AuthorizationEvent>({ kind: 'requested' }, { kind: 'reminded' }, { kind: 'withdrawn' }, { kind: 'expired' }, { kind: 'ended' }, { kind: 'replaced', by: 'x' }, { kind: 'declined', reason: 'No.' }, { kind: 'revoked', reason: 'Left.' }),
  fc.record({ kind: fc.constant('authorized' as const), limit: fc.integer({ min: -5, max: 1_000_000 }), yearBegins: fc.integer({ min: 0, max: 13 }), from: day, until: day }),
);
const happening = fc.tuple(event, fc.constantFrom<AuthorizationActor>('member', 'supervisor', 'operator', 'system'));

/** All states that a run of events leads through, with what led there. */
function run(happenings: readonly (readonly [AuthorizationEvent, AuthorizationActor])[]) {
  let state: AuthorizationState | null = null;
  const steps: { event: AuthorizationEvent; actor: AuthorizationActor; before: AuthorizationState | null; after: AuthorizationState }[] = [];
  for (const [event, actor] of happenings) {
    const decision = decide(state, event, actor);
    if (decision.kind === 'refused') {
      expect(decision.message).toMatch(/\.$/);
      continue;
    }
    steps.push({ event, actor, before: state, after: decision.state });
    state = decision.state;
  }
  return steps;
}

describe('an authorization', () => {
  it('is asked for once, then authorized by a supervisor alone, and ends once', () => {
    fc.assert(fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      const steps = run([[{ kind: 'requested' }, 'member'], ...happenings]);
      const ends = steps.filter(({ after }) => !['requested', 'authorized'].includes(after.status));
      expect(ends.length).toBeLessThanOrEqual(1);
      if (ends.length > 0) expect(steps.at(-1)).toBe(ends[0]);
      for (const { event, actor, before, after } of steps) {
        if (after.status === 'authorized' && before?.status !== 'authorized') {
          expect([actor, event.kind, before?.status]).toEqual(['supervisor', 'authorized', 'requested']);
          expect(after.terms?.limit).toBeGreaterThan(0);
          expect((after.terms?.from ?? '') <= (after.terms?.until ?? '')).toBe(true);
        }
        if (after.status === 'revoked' || after.status === 'ended' || after.status === 'replaced') expect(before?.status).toBe('authorized');
      }
      expect(steps.filter(({ event: { kind } }) => kind === 'authorized').length).toBeLessThanOrEqual(1);
      expect(steps.filter(({ event: { kind } }) => kind === 'reminded').length).toBeLessThanOrEqual(mostReminders);
    }));
  });

  it.each<[string, AuthorizationEvent, AuthorizationActor]>([
    ['declined', { kind: 'declined', reason: 'No.' }, 'supervisor'], ['withdrawn', { kind: 'withdrawn' }, 'member'], ['expired', { kind: 'expired' }, 'system'],
  ])('that was %s is not authorized, revoked or reminded of any more, and says what became of it', (_word, end, actor) => {
    const { after } = run([[{ kind: 'requested' }, 'member'], [end, actor]]).at(-1) ?? expect.fail('It did not end.');
    expect(decide(after, { kind: 'authorized', limit: 100, yearBegins: 1, from: '2026-01-01', until: '2026-12-31' }, 'supervisor')).toMatchObject({ kind: 'refused', code: 'NOT_OPEN' });
    expect(decide(after, { kind: 'reminded' }, 'member')).toMatchObject({ code: 'NOT_OPEN', message: expect.stringMatching(/^This request was/) });
    expect(decide(after, { kind: 'revoked', reason: 'x' }, 'operator')).toMatchObject({ code: 'NOT_IN_FORCE' });
  });

  it.each<[AuthorizationEvent, AuthorizationActor]>([
    [{ kind: 'authorized', limit: 100, yearBegins: 1, from: '2026-01-01', until: '2026-12-31' }, 'member'], [{ kind: 'declined', reason: 'x' }, 'operator'], [{ kind: 'withdrawn' }, 'supervisor'], [{ kind: 'expired' }, 'member'],
  ])('is not for everyone to change: %j by the %s', (wrong, actor) => {
    const { after } = run([[{ kind: 'requested' }, 'member']]).at(-1) ?? expect.fail('It was not asked for.');
    expect(decide(after, wrong, actor)).toMatchObject({ code: 'ACTOR_NOT_ALLOWED' });
  });

  it('has terms that make sense', () => {
    const { after } = run([[{ kind: 'requested' }, 'member']]).at(-1) ?? expect.fail('It was not asked for.');
    for (const wrong of [{ limit: 0 }, { limit: 1.5 }, { yearBegins: 13 }, { from: '2027-01-01' }]) {
      expect(decide(after, { kind: 'authorized', limit: 100, yearBegins: 1, from: '2026-01-01', until: '2026-12-31', ...wrong }, 'supervisor')).toMatchObject({ code: 'TERMS_INVALID' });
    }
  });
});
