import { serviceTable } from '@quartermaster/contracts';
import { expect, test } from '../support/journey.ts';
import { origin } from '../support/origin.ts';
import { attributesOf, rawBytes, rawCall, visitor } from '../support/raw-http.ts';

const changing = Object.entries(serviceTable).filter(([, { method, changesState }]) => method === 'POST' || changesState === true);

test('nothing that changes anything is done without the XSRF header [spec 3.5]', async () => {
  const { cookie } = await visitor();
  for (const [path, { method }] of changing) {
    const post = method === 'POST';
    const answer = await rawCall(path, { method: post ? 'POST' : 'GET', headers: { cookie, ...(post && { 'content-type': 'application/json' }) }, ...(post && { body: '{}' }) });
    expect(answer.status, path).toBe(403);
    expect(attributesOf(answer)['code'], path).toBe('XSRF_TOKEN_INVALID');
  }
});

test('the GETs of the specification that change something are among them [spec 7.17, 7.23, 7.24]', () => {
  const paths = changing.map(([path]) => path);
  for (const path of ['/login/sign_out', '/main/end_session', '/main/extend_session', '/login/unregister_smart_card']) expect(paths).toContain(path);
});

test('a foreign or an old XSRF token is refused', async () => {
  const [one, other] = [await visitor(), await visitor()];
  const call = (xsrf: string) => rawCall('/main/end_session', { headers: { cookie: one.cookie, 'x-xsrf-token': xsrf } });
  expect((await call(other.xsrf)).status, 'of another session').toBe(403);
  expect((await call('')).status, 'empty').toBe(403);
  expect((await call(one.xsrf.slice(0, -1))).status, 'cut').toBe(403);
  const ended = await call(one.xsrf);
  expect(ended.status).toBe(200);
  const fresh = await visitor();
  expect((await rawCall('/main/end_session', { headers: { cookie: fresh.cookie, 'x-xsrf-token': one.xsrf } })).status, 'of the session before').toBe(403);
});

test('no other GET changes anything: the cart is as it was after each was called', async () => {
  const { headers } = await visitor();
  const state = async () => attributesOf(await rawCall('/main/session', { headers }))['cartSummary'];
  const before = await state();
  for (const [path, { method, changesState }] of Object.entries(serviceTable)) {
    if (method === 'POST' || changesState === true) continue;
    const answer = await rawCall(`${path}?offerId=1&quantity=1&delete=1&confirm=true`, { headers });
    expect(answer.status, path).toBeLessThan(500);
    expect(answer.headers['set-cookie']?.some((line) => line.startsWith('JSESSIONID')) ?? false, path).toBe(false);
  }
  expect(await state()).toEqual(before);
});

test('a POST that a foreign form could send is refused: text/plain, a form, no type', async () => {
  const { headers } = await visitor();
  const body = JSON.stringify({ items: [{ offerId: '1', quantity: 1 }], changeKey: crypto.randomUUID() });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', '']) {
    const { 'content-type': _own, ...rest } = headers;
    const answer = await rawCall('/cart/addCart', { method: 'POST', headers: { ...rest, ...(type !== '' && { 'content-type': type }) }, body });
    expect(answer.status, type).toBe(415);
  }
});

test('forged X-Forwarded headers change neither the address that is logged nor where anything leads', async () => {
  const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'forwarded': 'for=203.0.113.9;host=evil.example', 'x-original-url': '/ws/evil', 'x-rewrite-url': '/ws/evil' };
  const answer = await rawCall('/main/session', { headers: forged });
  expect(attributesOf(answer)['ipAddress']).not.toBe('203.0.113.9');
  expect(answer.headers['set-cookie']?.some((line) => /domain=/i.test(line)) ?? false).toBe(false);
  const page = await rawCall('/ws/main/start_page', { headers: forged });
  expect(page.text).not.toContain('evil.example');
  expect(JSON.stringify(page.headers)).not.toContain('evil.example');
  const config = await rawCall('/login/oauth_config', { headers: forged });
  expect(config.text).not.toContain('evil.example');
});

test('__proto__ and constructor in query and body reach no object', async () => {
  const { headers } = await visitor();
  for (const query of ['__proto__[polluted]=1', '__proto__.polluted=1', 'constructor[prototype][polluted]=1', '__proto__=1', 'constructor=1', 'hasOwnProperty=1']) {
    expect((await rawCall(`/search/advantage_search?q=toner&${query}`, { headers })).status, query).toBeLessThan(500);
  }
  for (const body of ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"items":{"__proto__":[]}}', '{"items":[{"__proto__":{"offerId":"1"}}]}']) {
    const answer = await rawCall('/cart/addCart', { method: 'POST', headers, body });
    expect(answer.status, body).toBe(400);
  }
  const after = await rawCall('/main/session', { headers });
  expect(after.status).toBe(200);
  expect(after.text).not.toContain('polluted');
});

test('a path named like a part of every object is no service', async () => {
  for (const path of ['/__proto__', '/constructor', '/toString', '/hasOwnProperty', '/main/__proto__']) expect((await rawCall(path)).status, path).toBe(404);
});

test('line breaks in what is sent end up in no header', async ({ page }) => {
  const evil = 'x%0d%0aset-cookie:%20evil=1%0d%0a%0d%0a<script>';
  for (const path of [`/ws/search/advantage_search?q=${evil}`, `/ws/main/start_page?store=${evil}`, `/home?store=${evil}`, `/s/search.do;${evil}`, `/404?url=${evil}`]) {
    const { headers } = await rawCall(path.startsWith('/ws') ? path : `/ws/..${path}`);
    expect(headers['set-cookie']?.some((line) => line.includes('evil')) ?? false, path).toBe(false);
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(JSON.stringify(answer.headers()), path).not.toContain('evil=1');
  }
  const { text } = await rawBytes([`GET /advantage/rs/main/session HTTP/1.1\r\nHost: localhost\r\nX-Store: FSS\r\n Injected: 1\r\nConnection: close\r\n\r\n`]);
  expect(text).toMatch(/^HTTP\/1\.1 (200|400)/);
});

test('a body that is too large is refused before it is read to its end', async () => {
  const { headers } = await visitor();
  const answer = await rawCall('/cart/addCart', { method: 'POST', headers, body: JSON.stringify({ note: 'x'.repeat(300 * 1024) }) });
  expect(answer.status).toBe(413);
  expect(attributesOf(answer)['errorID']).toBeTruthy();
  const claimed = await rawBytes([`POST /advantage/rs/cart/addCart HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nCookie: ${headers['cookie'] ?? ''}\r\nX-XSRF-TOKEN: ${headers['x-xsrf-token'] ?? ''}\r\nContent-Length: 99999999999\r\n\r\n{`], { patienceMs: 10_000 });
  expect(claimed.text).toMatch(/^HTTP\/1\.1 413/);
});

test('a request that is no HTTP is answered with 400 and nothing else', async () => {
  const { text } = await rawBytes(['GET /\x00 HTTP/9.9\r\n\r\n'], { patienceMs: 5000 });
  expect(text).toMatch(/^HTTP\/1\.1 400/);
  const both = await rawBytes(['POST /advantage/rs/cart/addCart HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'], { patienceMs: 5000 });
  expect(both.text).not.toMatch(/HTTP\/1\.1 200/);
});

test('a foreign origin may neither read the API nor frame a page', async () => {
  const answer = await rawCall('/main/session', { headers: { origin: 'https://evil.example' } });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  const preflight = await rawCall('/cart/addCart', { method: 'OPTIONS', headers: { 'origin': 'https://evil.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-xsrf-token' } });
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  const page = await rawCall('/ws/main/start_page');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(origin).toContain('localhost');
});
