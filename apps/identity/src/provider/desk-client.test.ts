import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, WEB_ORIGIN, type TestIdentity } from '../testing/identity.ts';
import { readJwt } from '../testing/jwt.ts';
import { ensureDemoAccounts, listDemoAccounts } from '../accounts/index.ts';

const redirect = `${WEB_ORIGIN}/advantage/desk/signed-in`;

describe.each(oneTestDatabase())('the operators’ desk as a client on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database, { demoAccounts: true });
    await ensureDemoAccounts(identity.store, identity.clock.now());
  });
  afterAll(() => identity.stop());

  const authorize = (params: Record<string, string | undefined> = {}) =>
    identity.authorizeUrl({ client_id: 'quartermaster-desk', redirect_uri: redirect, scope: 'openid profile', resource: undefined, prompt: 'login', nonce: 'of this sign-in', ...params });

  it('learns who signed in, and gets no access to the API of buyers and nothing that lasts', async () => {
    const operator = (await listDemoAccounts(identity.store, identity.clock.now())).find(({ login }) => login === 'operator@marketplace.example.gov');
    const browser = identity.browser();
    const { url, verifier } = authorize();
    const page = await browser.visit(url);
    await browser.post(`${page.url.pathname}/password`, { login: operator?.login ?? '', password: operator?.password ?? '' });
    const end = await browser.post(`${page.url.pathname}/code`, { code: operator?.currentCode ?? '' });
    expect(end.url.href.startsWith(redirect)).toBe(true);
    const form = { grant_type: 'authorization_code', code: end.url.searchParams.get('code') ?? '', redirect_uri: redirect, code_verifier: verifier, client_id: 'quartermaster-desk' };
    const tokens = await identity.token(form, null);
    expect(tokens).toMatchObject({ status: 200, token_type: 'Bearer', scope: 'openid profile' });
    expect(tokens).not.toHaveProperty('refresh_token');
    // No JWT: no server takes it.
    expect(tokens.access_token).toMatch(/^[^.]+$/);
    const { payload } = await readJwt(identity.issuer, tokens.id_token);
    expect(payload).toMatchObject({ aud: 'quartermaster-desk', preferred_username: 'operator@marketplace.example.gov', given_name: 'Demo', nonce: 'of this sign-in', auth_time: expect.any(Number) });
  });

  it('is led back to the address of the desk alone', async () => {
    const { url } = authorize({ redirect_uri: `${WEB_ORIGIN}/pkce/callback` });
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(400);
  });
});
