import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { CallFailure } from '../errors/call-failure.ts';
import { answered, FakeServer } from '../testing/fake-server.ts';
import { openTab, sessionOf, type WorldOptions } from '../testing/world.ts';

const started = (server: FakeServer, options: WorldOptions = {}) =>
  openTab({ url: '/ws/main/start_page', server: server.on('/main/start_page', answered('Success')), ...options });

describe('a call (specification, section 7)', () => {
  it('goes to the API base with no-cache headers and names its store [spec 7.1, 7.19]', async () => {
    const world = await started(new FakeServer().on('/autocomplete', answered('Success', { term: 'to', suggestions: [] })));
    await world.storefront.call('/autocomplete', { term: 'to', maxResults: 5 });
    const [request] = world.server.asked('/autocomplete');
    expect(request?.method).toBe('GET');
    expect(request?.query.toString()).toBe('term=to&maxResults=5');
    expect(request?.headers.get('cache-control')).toBe('no-cache');
    expect(request?.headers.get('x-store')).toBe('ADVANTAGE');
    expect(request?.headers.has('authorization')).toBe(false);
    expect(request?.headers.has('x-websocket-id')).toBe(false);
    expect(request?.headers.has('x-xsrf-token')).toBe(false);
  });

  it('carries the access token and the websocket id when there are any [spec 7.1]', async () => {
    const localStorage = memoryStorage({ access_token: 'token-1' });
    const sessionStorage = memoryStorage({ wsID: 'ws-1' });
    const world = await started(new FakeServer().on('/cart/shopping_cart', answered('Initial')), { localStorage, sessionStorage });
    await world.storefront.call('/cart/shopping_cart', {});
    const [request] = world.server.asked('/cart/shopping_cart');
    expect(request?.headers.get('authorization')).toBe('Bearer token-1');
    expect(request?.headers.get('x-websocket-id')).toBe('ws-1');
  });

  it('sends a POST as JSON with the XSRF header [spec 7.2, 7.3]', async () => {
    const world = await started(new FakeServer().on('/cart/delete_item', answered('Initial')));
    await world.storefront.call('/cart/delete_item', { cartKeys: ['line-1'] });
    const [request] = world.server.asked('/cart/delete_item');
    expect(request?.method).toBe('POST');
    expect(request?.body).toEqual({ cartKeys: ['line-1'] });
    expect(request?.headers.get('content-type')).toContain('application/json');
    expect(request?.headers.get('x-xsrf-token')).toBe('xsrf-1');
  });

  it('sends the XSRF header with a GET that changes something', async () => {
    const world = await started(new FakeServer().on('/main/end_session', 'ended'));
    await world.storefront.read('/main/end_session', {});
    expect(world.server.asked('/main/end_session')[0]?.headers.get('x-xsrf-token')).toBe('xsrf-1');
  });

  it('takes text and lists as they are [spec 7.20, 7.23, 7.24]', async () => {
    const world = await started(new FakeServer().on('/main/extend_session', '1800'));
    expect(await world.storefront.read('/main/extend_session', {})).toBe('1800');
  });

  it('first asks for a session when the browser has no XSRF cookie yet', async () => {
    const server = new FakeServer().on('/cart/delete_item', answered('Initial'));
    const world = await started(server);
    world.cookies.delete('XSRF-TOKEN');
    server.on('/main/session', () => {
      world.cookies.set('XSRF-TOKEN', 'xsrf-2');
      return answered('Success');
    });
    await world.storefront.call('/cart/delete_item', { cartKeys: ['line-1'] });
    expect(server.log.slice(-2)).toEqual(['GET /main/session', 'POST /cart/delete_item']);
    expect(server.asked('/cart/delete_item')[0]?.headers.get('x-xsrf-token')).toBe('xsrf-2');
  });

  it('repeats the parameter of a list [spec 7.3]', async () => {
    const world = await started(new FakeServer().on('/search/advantage_search', answered('Success')));
    await world.storefront.call('/search/advantage_search', { q: 'toner', category: ['7510', '7530'] });
    expect(world.server.asked('/search/advantage_search')[0]?.query.getAll('category')).toEqual(['7510', '7530']);
  });

  it('keeps session and cart of the header up to date', async () => {
    const cartSummary = { lineCount: 3, subtotal: { amount: 1200, currency: 'USD' as const } };
    const world = await started(new FakeServer().on('/cart/addCart', answered('Success', { ...sessionOf({ cartSummary }) })));
    await world.storefront.call('/cart/addCart', { items: [{ offerId: 'o', quantity: 1 }], changeKey: 'change-1' });
    expect(world.storefront.session.get().cartSummary.lineCount).toBe(3);
  });
});

describe('a call that fails', () => {
  const failureOf = async (server: FakeServer, ask: (world: Awaited<ReturnType<typeof started>>) => Promise<unknown>) => {
    const world = await started(server);
    const failure = await ask(world).then(() => null, (error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    return failure as CallFailure;
  };

  it('tells what the server said, with its request id and the fields that are wrong', async () => {
    const fieldErrors = [{ field: 'zip', message: 'Enter 5 digits.' }];
    const body = {
      responseType: 'ERROR', message: 'The request was not accepted.', msgType: 'Request Not Accepted',
      attributes: { errorID: 'req-7', occurrenceTimeOnServer: '2026-01-01T00:00:00Z', code: 'REQUEST_INVALID', fieldErrors },
    };
    const failure = await failureOf(new FakeServer().on('/cart/addCart', { status: 400, body }), (world) =>
      world.storefront.call('/cart/addCart', { items: [], changeKey: 'change-1' }),
    );
    expect(failure).toMatchObject({
      kind: 'http', status: 400, message: 'The request was not accepted.', title: 'Request Not Accepted',
      errorID: 'req-7', code: 'REQUEST_INVALID', fieldErrors,
    });
  });

  it('says that the server could not be reached', async () => {
    const server = new FakeServer().on('/autocomplete', () => Promise.reject(new TypeError('fetch failed')));
    const failure = await failureOf(server, (world) => world.storefront.call('/autocomplete', { term: 'a' }));
    expect(failure).toMatchObject({ kind: 'network', message: expect.stringMatching(/could not be reached/) });
  });

  it('is abandoned when its caller stops it', async () => {
    const controller = new AbortController();
    const server = new FakeServer().on('/autocomplete', () => {
      controller.abort();
      return answered('Success');
    });
    const failure = await failureOf(server, (world) => world.storefront.call('/autocomplete', { term: 'a' }, { signal: controller.signal }));
    expect(failure.kind).toBe('abandoned');
  });

  it('has no method for an unknown path and sends no request (specification, section 8, Unexpected request)', async () => {
    const server = new FakeServer();
    const failure = await failureOf(server, (world) => world.storefront.call('/no/such' as '/autocomplete', { term: 'a' }));
    expect(failure.kind).toBe('request');
    expect(server.log).toEqual(['GET /main/start_page']);
  });

  it.each([['nothing', null], ['no envelope', { status: 200, body: 'hello' }], ['no response name', { responseType: 'SUCCESS' as const }]])(
    'is a Missing Response Error when the server sends %s',
    async (_what, answer) => {
      const failure = await failureOf(new FakeServer().on('/autocomplete', answer), (world) => world.storefront.call('/autocomplete', { term: 'a' }));
      expect(failure).toMatchObject({ kind: 'response', title: 'Missing Response Error' });
    },
  );
});
