import type { Envelope } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScreenDefinition } from '../screens/screen.ts';
import type { RawAnswer } from '../wire/http-client.ts';
import { parseAddress } from '../capabilities/parse-address.ts';
import { serviceRequest } from '../store/service-request.ts';
import type { PendingRoute } from '../session/pending-route.ts';
import { internalAddress } from './4-follow-redirect.ts';
import type { ResponseParts } from './response-context.ts';
import { handleResponse, responseSteps } from './response-pipeline.ts';

const definition: ScreenDefinition = { path: '/a', responseName: 'Success', title: 'A', layout: 'index', load: () => Promise.resolve({ default: () => null }) };
const pendingRoute: PendingRoute = { kind: 'page', url: '/ws/cart/shopping_cart', entryKey: null };

/** Notes everything that the steps do, in order. */
function recorder(known: (path: string, name: string) => boolean = () => true) {
  const log: string[] = [];
  const parts: ResponseParts = {
    saveLoginState: () => void log.push('save'),
    followStore: (storeID) => Promise.resolve(void log.push(`store ${storeID}`)),
    showDocument: () => void log.push('document'),
    clearIdentity: () => void log.push('clear identity'),
    takePendingRoute: () => (log.push('take pending'), pendingRoute),
    isStart: ({ kind }) => kind === 'request',
    resolve: (path, pathInfo, name) => (known(pathInfo ?? path, name) ? definition : null),
  };
  return { log, parts };
}

const envelope = (fields: Partial<Envelope>): RawAnswer => ({ kind: 'envelope', envelope: { responseType: 'SUCCESS', ...fields } });

async function handled(answer: RawAnswer, known?: (path: string, name: string) => boolean) {
  const { log, parts } = recorder(known);
  const outcome = await handleResponse({ request: serviceRequest('/cart/shopping_cart', null, null), answer, parts });
  return { log, outcome };
}

describe('response handling (specification, section 4)', () => {
  it('has six steps', () => {
    expect(responseSteps).toHaveLength(6);
  });

  it.each<[string, RawAnswer, string[], object]>([
    ['1: an attributes block saves login state and carries the store [spec 4.5, 4.2]', envelope({ responseName: 'X', attributes: { storeID: 6 } }), ['save', 'store 6'], { kind: 'show' }],
    ['2: a PDF opens in a new tab [spec 4.6]', { kind: 'document', document: new Blob(['%PDF']) }, ['document'], { kind: 'document' }],
    ['3: a new user container clears the saved identity [spec 4.7]', envelope({ responseName: 'X', attributes: { newUserContainer: true } }), ['save', 'clear identity'], { kind: 'show' }],
    ['3: but not with AUTHENTICATED [spec 4.7]', envelope({ responseType: 'AUTHENTICATED', attributes: { newUserContainer: true } }), ['save', 'take pending'], { kind: 'resume' }],
    ['4: REDIRECT without an address is an error [spec 4.8, 8.14]', envelope({ responseType: 'REDIRECT' }), [], { kind: 'error', text: { title: 'Missing Redirection Error' } }],
    ['4: REDIRECT to a blank address is the same error [spec 4.8]', envelope({ responseType: 'REDIRECT', redirectURL: ' ' }), [], { kind: 'error', text: { title: 'Missing Redirection Error' } }],
    ['4: https leaves the application [spec 4.9]', envelope({ responseType: 'REDIRECT', redirectURL: 'https://other.test/x?y#z' }), [], { kind: 'leave', url: 'https://other.test/x?y#z' }],
    ['4: http leaves it too, in any case [spec 4.9]', envelope({ responseType: 'REDIRECT', redirectURL: 'HTTP://other.test' }), [], { kind: 'leave', url: 'HTTP://other.test' }],
    ['4: other addresses stay inside, below /ws [spec 4.9, 2.6]', envelope({ responseType: 'REDIRECT', redirectURL: '/search/advantage_search?q=a#top' }), [], { kind: 'redirect', url: '/ws/search/advantage_search?q=a#top' }],
    ['4: comes before AUTHENTICATED and after what clears the identity [spec 4.7, 4.8]', envelope({ responseType: 'REDIRECT', redirectURL: '/a', responseName: 'X', attributes: { newUserContainer: true, storeID: 6 } }), ['save', 'store 6', 'clear identity'], { kind: 'redirect', url: '/ws/a' }],
    ['5: AUTHENTICATED switches the store, then resumes [spec 4.10]', envelope({ responseType: 'AUTHENTICATED', attributes: { storeID: 0 } }), ['save', 'store 0', 'take pending'], { kind: 'resume', route: pendingRoute }],
    ['5: AUTHENTICATED shows no screen of its own, whatever its name [spec 4.10]', envelope({ responseType: 'AUTHENTICATED', responseName: 'Success' }), ['take pending'], { kind: 'resume', route: pendingRoute }],
    ['6: the screen of path and response name [spec 4.11]', envelope({ responseName: 'Initial' }), [], { kind: 'show', definition }],
    ['6: also of an ERROR that has a name [spec 4.11]', envelope({ responseType: 'ERROR', responseName: 'Failure' }), [], { kind: 'show', definition }],
    ['6: no response [spec 8.11]', { kind: 'envelope', envelope: null }, [], { kind: 'error', text: { title: 'Missing Response Error' } }],
    ['6: no response name [spec 8.11]', envelope({}), [], { kind: 'error', text: { title: 'Missing Response Error' } }],
  ])('%s', async (_step, answer, expectedLog, expected) => {
    const { log, outcome } = await handled(answer);
    expect(outcome).toMatchObject(expected);
    expect(log).toEqual(expectedLog);
  });

  it('leads a buyer to the store of their own where no page waits for the sign-in [spec 4.10]', async () => {
    const { log, parts } = recorder();
    const answer = envelope({ responseType: 'AUTHENTICATED', attributes: { storeID: 0, ownStoreID: 6 } });
    const request = serviceRequest('/login/mfa_sign_in', null, null);
    expect(await handleResponse({ request, answer, parts: { ...parts, takePendingRoute: () => null } })).toEqual({ kind: 'resume', route: null });
    expect(log).toEqual(['save', 'store 0', 'store 6']);
    log.length = 0;
    const start: PendingRoute = { kind: 'request', path: '/main/start_page', query: '', payload: null };
    expect(await handleResponse({ request, answer, parts: { ...parts, takePendingRoute: () => start } })).toEqual({ kind: 'resume', route: null });
    expect(log).toEqual(['save', 'store 0', 'store 6']);
    log.length = 0;
    expect(await handleResponse({ request, answer, parts })).toEqual({ kind: 'resume', route: pendingRoute });
    expect(log).toEqual(['save', 'store 0', 'take pending']);
  });

  it('says which mapping is missing [spec 4.12, 8.11, 8.12]', async () => {
    const { outcome } = await handled(envelope({ responseName: 'Surprise' }), () => false);
    expect(outcome).toMatchObject({
      kind: 'error',
      path: '/error/unexpected_response',
      text: { message: 'Could not find mapping for path /cart/shopping_cart and response Surprise. This is a bug. Please contact the help desk.' },
    });
  });

  it('always comes to an outcome, and does everything in the order of the steps', async () => {
    const answers = fc.oneof(
      fc.constant<RawAnswer>({ kind: 'document', document: new Blob([]) }),
      fc.constant<RawAnswer>({ kind: 'envelope', envelope: null }),
      fc
        .record(
          {
            responseType: fc.constantFrom('SUCCESS', 'ERROR', 'REDIRECT', 'AUTHENTICATED'),
            redirectURL: fc.oneof(fc.webUrl(), fc.string(), fc.constant('')),
            responseName: fc.constantFrom('', 'Initial', 'Failure'),
            pathInfo: fc.constantFrom('/a', '/b'),
            attributes: fc.record({ storeID: fc.nat(10), newUserContainer: fc.boolean() }, { requiredKeys: [] }),
          },
          { requiredKeys: ['responseType'] },
        )
        .map((fields): RawAnswer => ({ kind: 'envelope', envelope: fields })),
    );
    const order = ['save', 'store', 'document', 'clear', 'take'];
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const { log, outcome } = await handled(answer, (path) => path === '/a');
        expect(['document', 'leave', 'redirect', 'resume', 'show', 'error']).toContain(outcome.kind);
        const steps = log.filter((entry) => !entry.startsWith('store')).map((entry) => order.indexOf(entry.split(' ')[0] ?? ''));
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        if (outcome.kind === 'redirect') expect(new URL(outcome.url, 'http://shop.test').origin).toBe('http://shop.test');
      }),
      { numRuns: 500 },
    );
  }, 30_000);
});

it.each([
  '//evil.test/x', '\\\\evil.test', '/\\evil.test', '%2f%2fevil.test', '/%2f%2fevil.test', 'javascript:alert(1)', 'java\nscript:alert(1)', ' https://evil.test', 'https:\\\\evil.test', 'https:/evil.test', 'data:text/html,x', '/../..//evil.test', '///x', '@evil.test',
])('a redirect to %j stays in the application [spec 4.9]', async (redirectURL) => {
  const { outcome } = await handled(envelope({ responseType: 'REDIRECT', redirectURL }));
  expect(outcome.kind).toBe('redirect');
  expect(new URL(internalAddress(redirectURL), 'http://shop.test').origin).toBe('http://shop.test');
  expect(parseAddress(internalAddress(redirectURL)).pathname).toMatch(/^\//);
});
