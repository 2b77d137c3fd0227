import { createHash } from 'node:crypto';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieNames } from '../provider/index.ts';
import { CALLBACK, WEB_ORIGIN, openTestIdentity, type TestIdentity } from '../testing/identity.ts';

describe.each(oneTestDatabase())('what the identity server refuses and how it guards its pages, on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  it.each([
    ['no proof key', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain proof key', { code_challenge_method: 'plain' }],
  ])('refuses a request with %s', async (_name, params) => {
    const end = await identity.browser().visit(identity.authorizeUrl(params).url);
    expect(end.url.href.startsWith(`${CALLBACK}?`)).toBe(true);
    expect(end.url.searchParams.get('error')).toBe('invalid_request');
  });

  it('shows a clear page when the return address is not the one that is set up', async () => {
    const redirect_uri = CALLBACK.replace('localhost', '127.0.0.1');
    const page = await identity.browser().visit(identity.authorizeUrl({ redirect_uri }).url);
    expect(page.status).toBe(400);
    expect(page.url.origin).toBe(identity.issuer);
    expect(page.body).toContain('This address cannot be used for sign-in');
    expect(page.body).toContain(WEB_ORIGIN);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('lets no page of the OpenID provider itself run a script but the one that the provider writes', async () => {
    const page = await identity.browser().visit(identity.authorizeUrl({ response_mode: 'form_post', prompt: 'none' }).url);
    expect(page.body).toContain('<form method="post"');
    const policy = page.headers.get('content-security-policy') ?? '';
    const script = /<script>([^]*)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain(`form-action 'self' ${WEB_ORIGIN}`);
  });

  it('takes forms only from its own pages and only in the browser that opened the sign-in', async () => {
    const account = await identity.newAccount();
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    const form = { login: account.email, password: account.password };
    const path = `${page.url.pathname}/password`;
    for (const origin of ['null', WEB_ORIGIN, 'http://localhost:1']) {
      expect((await browser.post(path, form, { origin })).status).toBe(403);
    }
    const foreign = await identity.browser().post(path, form);
    expect(foreign.status).toBe(400);
    expect(foreign.body).toContain('This sign-in page has expired');
  });

  it.each([
    ['an unknown action', 'POST', '/delete', 'a=b', 'application/x-www-form-urlencoded', 404],
    ['an action as a link, which only shows the page', 'GET', '/cancel', undefined, undefined, 200],
    ['another method', 'PUT', '', 'a=b', 'application/x-www-form-urlencoded', 405],
    ['JSON', 'POST', '/password', '{}', 'application/json', 415],
    ['a huge form', 'POST', '/password', `login=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded', 413],
    ['a NUL in the login', 'POST', '/password', 'login=a%00b&password=c', 'application/x-www-form-urlencoded', 422],
  ])('answers %s clearly', async (_name, method, action, body, type, status) => {
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl().url);
    const answer = await browser.visit(`${page.url.pathname}${action}`, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: { origin: identity.issuer, ...(type ? { 'content-type': type } : {}) },
    });
    expect(answer.status).toBe(status);
  });

  it('has a page for an address that it does not have, and leads from its root to the marketplace', async () => {
    const missing = await identity.browser().visit('/nowhere');
    expect(missing.status).toBe(404);
    expect(missing.body).toContain('<h1>Page not found</h1>');
    expect((await identity.browser().visit('/')).url.href).toBe(`${WEB_ORIGIN}/`);
  });

  it.each(['state', 'nonce', 'client_id', 'login_hint', 'redirect_uri', 'id_token_hint'])('survives a NUL in %s', async (name) => {
    const answer = await identity.browser().visit(identity.authorizeUrl({ [name]: 'a\u0000b' }).url);
    expect(answer.status).toBeLessThan(500);
    expect(await identity.refresh('a\u0000b')).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  it('keeps its cookies from scripts and from other sites, and no longer than the browser runs', async () => {
    const browser = identity.browser();
    await identity.signIn(browser, await identity.newAccount());
    expect(browser.cookie(cookieNames(identity.issuer).session)?.attributes.toLowerCase()).toMatch(/^(?=.*httponly)(?=.*samesite=lax)(?!.*(expires|max-age))/);
  });

  it('sends pages without script in them and forbids all but its own files', async () => {
    const page = await identity.browser().visit(identity.authorizeUrl().url);
    expect(page.body).not.toMatch(/<script(?! src="\/assets\/identity\.[\da-f]{12}\.js" defer><\/script>)|<style| style=| on[a-z]+=/i);
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' ${WEB_ORIGIN}; base-uri 'none'; frame-ancestors 'none'`,
    );
    const linked = [...page.body.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    const types = await Promise.all(linked.map(async (path) => (await identity.browser().visit(path)).headers.get('content-type')));
    expect(new Set(types)).toEqual(new Set(['font/woff2', 'image/svg+xml', 'text/css; charset=utf-8']));
  });

  it('writes what was typed as text, never as HTML', async () => {
    const browser = identity.browser();
    const page = await browser.visit(identity.authorizeUrl({ login_hint: '"><script>alert(1)</script>' }).url);
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;');
    expect(page.body).not.toContain('<script>');
  });
});
