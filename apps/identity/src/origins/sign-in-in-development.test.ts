import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDemoAccounts } from '../accounts/index.ts';
import type { Browser } from '../testing/browser.ts';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';

const development = 'http://localhost:5170';
const redirect_uri = `${development}/pkce/callback`;

describe.each(oneTestDatabase())('sign-in from the development server of a store’s owner on $name', (database) => {
  let identity: TestIdentity;
  let plain: TestIdentity;
  beforeAll(async () => {
    [identity, plain] = await Promise.all([openTestIdentity(database, { demoAccounts: true, developmentOrigins: [development] }), openTestIdentity(database, { demoAccounts: true })]);
  });
  afterAll(() => Promise.all([identity.stop(), plain.stop()]));

  const whoIs = async (browser: Browser, origin: string) => browser.request(`${identity.issuer}/session`, { headers: { origin } });

  it('is refused unless the operator allows it', async () => {
    const { url } = plain.authorizeUrl({ redirect_uri });
    expect(await plain.browser().visit(url)).toMatchObject({ status: 400, body: expect.stringContaining('This address cannot be used for sign-in') });
  });

  it('lets demo accounts in, and the page hears who they are', async () => {
    const [account] = await listDemoAccounts(identity.store, identity.clock.now());
    const browser = identity.browser();
    const { url, verifier } = identity.authorizeUrl({ redirect_uri });
    const page = await browser.visit(url);
    await browser.post(`${page.url.pathname}/password`, { login: account?.login ?? '', password: account?.password ?? '' });
    const end = await browser.post(`${page.url.pathname}/code`, { code: account?.currentCode ?? '' });
    expect(end.url.origin).toBe(development);
    const tokens = await identity.token({ grant_type: 'authorization_code', code: end.url.searchParams.get('code') ?? '', redirect_uri, code_verifier: verifier });
    expect(tokens.status).toBe(200);
    const told = await whoIs(browser, development);
    expect([told.headers.get('access-control-allow-origin'), await told.json()]).toEqual([development, { id: expect.any(String), login: account?.login }]);
  });

  it('lets no other account in, also where it is signed in already, and does not tell who it is', async () => {
    const refused = (url: URL) => [url.origin, url.searchParams.get('error'), url.searchParams.get('code')];
    const fresh = await identity.signIn(identity.browser(), await identity.newAccount(), { redirect_uri });
    expect(refused(fresh.url)).toEqual([development, 'unauthorized_client', null]);
    const browser = identity.browser();
    await identity.signIn(browser, await identity.newAccount());
    const silent = await browser.visit(identity.authorizeUrl({ redirect_uri }).url);
    expect(refused(silent.url)).toEqual([development, 'unauthorized_client', null]);
    expect((await whoIs(browser, development)).status).toBe(404);
  });
});
