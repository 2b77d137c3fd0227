import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextCardState, type CardEvent, type CardState } from './card-flow.ts';
import { cardMessage } from './card-texts.ts';

const reading = {
  ssl_client_san_other_msupn_0: 'a@example.gov', ssl_client_cert_chain: 'pem', ssl_client_v_end: '2030-01-31T00:00:00.000Z',
  ssl_client_i_dn_o: 'CA', ssl_client_s_dn_ou: 'GSA', ssl_client_s_dn_cn: 'HOLDER', statement: 's',
};
const run = (...events: CardEvent[]): CardState => events.reduce(nextCardState, { kind: 'idle' });
const read: CardEvent = { kind: 'came-back', card: { kind: 'read', reading } };
const yes: CardEvent = { kind: 'confirmed', yes: true };
const answered = (responseName: string): CardEvent => ({ kind: 'answered', responseName });

describe('the registration of a smart card', () => {
  it.each<[string, CardEvent[], string]>([
    ['asks before it registers', [read], 'confirming'],
    ['registers on yes', [read, yes], 'registering'],
    ['ends on no', [read, { kind: 'confirmed', yes: false }], 'idle'],
    ['NoAction: registered already', [read, yes, answered('NoAction')], 'already-registered'],
    ['Error: registered with another account', [read, yes, answered('Error')], 'other-account'],
    ['anything else: a success', [read, yes, answered('Success')], 'registered'],
    ['an unknown name: a success', [read, yes, answered('Registered')], 'registered'],
    ['a reading that the server refuses', [read, yes, { kind: 'refused' }], 'reading-refused'],
    ['a failure leads back to the start', [read, yes, { kind: 'gave-up' }], 'idle'],
    ['another try after an invalid certificate', [{ kind: 'came-back', card: { kind: 'refused', refusal: 'none' } }, { kind: 'asked' }], 'reading'],
  ])('%s [spec 4.27, 4.28]', (_what, events, kind) => expect(run(...events).kind).toBe(kind));

  it.each(['ssl_client_san_other_msupn_0', 'ssl_client_cert_chain', 'ssl_client_v_end'] as const)('is over without %s [spec 4.27]', (name) => {
    const state = run({ kind: 'came-back', card: { kind: 'read', reading: { ...reading, [name]: '' } } });
    expect(state).toEqual({ kind: 'invalid', reason: 'incomplete' });
    expect(cardMessage(state)).toMatchObject({ title: 'An invalid PIV/CAC card certificate was selected', steps: [expect.stringMatching(/Sign out/), expect.stringMatching(/Close all windows/), expect.stringMatching(/Open the browser again/)] });
  });

  const events = fc.oneof<fc.Arbitrary<CardEvent>[]>(
    fc.constantFrom<CardEvent>(read, yes, { kind: 'asked' }, { kind: 'refused' }, { kind: 'gave-up' }, { kind: 'unregister' }, { kind: 'unregistered' }, { kind: 'confirmed', yes: false }),
    fc.constantFrom('Success', 'NoAction', 'Error').map(answered),
    fc.constantFrom('none' as const, 'expired' as const).map((refusal): CardEvent => ({ kind: 'came-back', card: { kind: 'refused', refusal } })),
  );

  it('never registers what was not read and confirmed [spec 4.27]', () => {
    fc.assert(
      fc.property(fc.array(events), (all) => {
        let state: CardState = { kind: 'idle' };
        for (const event of all) {
          const before: CardState = state;
          state = nextCardState(state, event);
          const begins = state.kind === 'registering' && before.kind !== 'registering';
          expect(begins ? [before.kind, event] : ['confirming', yes]).toEqual(['confirming', yes]);
          const ends = ['registered', 'already-registered', 'other-account'].includes(state.kind) && before !== state;
          expect(ends ? before.kind : 'registering').toBe('registering');
        }
      }),
    );
  });

  it('has words for each end, and none on the way [spec 8.6]', () => {
    const ends = ['registered', 'already-registered', 'other-account', 'reading-refused', 'unregistered'] as const;
    for (const kind of ends) expect(cardMessage({ kind })?.title).toMatch(/card/i);
    for (const kind of ['idle', 'reading', 'registering', 'unregistering'] as const) expect(cardMessage({ kind })).toBeNull();
  });
});
