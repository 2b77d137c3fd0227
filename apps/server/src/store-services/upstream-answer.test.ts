import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionAttributesSchema } from '@quartermaster/contracts/schema';
import { readUpstreamAnswer } from './upstream-answer.ts';
import { UpstreamFailure } from './upstream-failure.ts';

const service = { path: '/vs/harbor/tides', method: 'GET', responses: ['Success', 'NoTides'], access: 'visitor' } as const;
const read = (answer: unknown) => readUpstreamAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), 'HARBOR', service);

describe('the answer of a store’s own service', () => {
  it('is a declared response name with its attributes, and a message if it has one', () => {
    expect(read({ responseType: 'SUCCESS', responseName: 'NoTides', attributes: { tides: [] }, message: 'None today.', msgType: 'warning' })).toEqual({
      kind: 'named', name: 'NoTides', attributes: { tides: [] }, notes: { message: 'None today.', msgType: 'warning' },
    });
  });

  it('never says what only the marketplace may say', () => {
    const forbidden = { ...Object.fromEntries(Object.keys(sessionAttributesSchema.shape).map((name) => [name, true])), type: 'sessionExpiryModal', mustAcknowledge: true, getToken: true, newUserContainer: 1 };
    const answer = read({ responseName: 'Success', type: 'sessionExpiryModal', pathInfo: '/checkout/order_confirm', attributes: { ...forbidden, tide: 3 } });
    expect(answer).toEqual({ kind: 'named', name: 'Success', attributes: { tide: 3 }, notes: {} });
  });

  it('leads within the store’s own part', () => {
    expect(read({ responseType: 'REDIRECT', redirectURL: '/vs/harbor/tides?day=2#now' })).toEqual({ kind: 'redirect', url: '/vs/harbor/tides?day=2#now' });
  });

  it.each([
    'https://evil.example/', '//evil.example/vs/harbor/x', '/login/sign_out', '/vs/other/x', '/vs/harbor', '/vs/harbors/x', '/vs/harbor/../../login/sign_out', '/vs/harbor/%2e%2e/x', '/vs/harbor/..%2f..%2flogin',
    '\\\\evil.example\\vs\\harbor\\x', '/\\evil.example/vs/harbor/', 'javascript:alert(1)', '', '/vs/harbor\\..\\..\\login/sign_out',
  ])('that leads to %j is refused', (redirectURL) => {
    expect(() => read({ responseType: 'REDIRECT', redirectURL })).toThrow(/not below \/vs\/harbor\//);
  });

  it('that says that it could not do it keeps its words', () => {
    expect(read({ responseType: 'ERROR', message: 'Choose another day.', msgType: 'Closed' })).toEqual({ kind: 'upstream refusal', title: 'Closed', message: 'Choose another day.' });
  });

  it.each([
    ['no JSON', '<html>', 'not-json'],
    ['half of it', '{"responseName":"Succ', 'not-json'],
    ['a list', [], 'malformed'],
    ['a number', 7, 'malformed'],
    ['nothing', 'null', 'malformed'],
    ['no response name', { attributes: {} }, 'malformed'],
    ['a response that is not declared', { responseName: 'AdvantageCart' }, 'malformed'],
    ['a name of every object', { responseName: 'constructor' }, 'malformed'],
    ['a sign-in', { responseType: 'AUTHENTICATED', responseName: 'Success' }, 'malformed'],
    ['attributes that are a list', { responseName: 'Success', attributes: [1] }, 'malformed'],
    ['a message that is no text', { responseName: 'Success', message: { html: 1 } }, 'malformed'],
    ['attributes without a bottom', `{"responseName":"Success","attributes":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`, 'malformed'],
  ])('that is %s is refused', (_what, answer, reason) => {
    expect(() => read(answer)).toThrow(expect.objectContaining({ reason }));
  });

  it('is handed on or refused, whatever it is, and never with a session attribute', () => {
    const keys = fc.oneof(fc.constantFrom(...Object.keys(sessionAttributesSchema.shape), 'type', '__proto__', 'a'), fc.string());
    const answers = fc.record(
      { responseType: fc.constantFrom('SUCCESS', 'REDIRECT', 'ERROR', 'AUTHENTICATED', 1), responseName: fc.constantFrom('Success', 'Other', null), redirectURL: fc.oneof(fc.webUrl(), fc.string()), attributes: fc.dictionary(keys, fc.jsonValue()), type: fc.jsonValue() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(answers, fc.jsonValue()), (answer) => {
        let given: readonly string[] = [];
        try {
          const handed = read(answer);
          if (handed.kind === 'named') given = Object.keys(handed.attributes);
        } catch (error) {
          expect(error).toBeInstanceOf(UpstreamFailure);
        }
        expect(given.filter((name) => name === 'type' || Object.hasOwn(sessionAttributesSchema.shape, name))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
