import { createServer, type Server } from 'node:http';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID } from '../provider/index.ts';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';

const storeOrigin = 'http://va.localhost:18080';

describe.each(oneTestDatabase())('sign-in from the host of a store on $name', (database) => {
  let marketplace: Server;
  let identity: TestIdentity;
  let origins: string[] = [];
  beforeAll(async () => {
    marketplace = createServer((_request, response) => response.end(JSON.stringify({ origins })));
    await new Promise<void>((resolve) => void marketplace.listen(0, 'localhost', resolve));
    const address = marketplace.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    identity = await openTestIdentity(database, { webOrigin: `http://localhost:${port}` });
  });
  afterAll(async () => {
    await identity.stop();
    marketplace.close();
  });

  const signIn = async () => identity.signIn(identity.browser(), await identity.newAccount(), { redirect_uri: `${storeOrigin}/pkce/callback` });

  it('is refused until the marketplace says that the host is one of its own, and then goes on without a restart', async () => {
    const { url } = identity.authorizeUrl({ redirect_uri: `${storeOrigin}/pkce/callback` });
    const before = await identity.browser().visit(url);
    expect(before.status).toBe(400);
    expect(before.body).toContain('This address cannot be used for sign-in');

    origins = [storeOrigin];
    identity.clock.advance(6);
    const { url: end } = await signIn();
    expect(end.origin).toBe(storeOrigin);
    expect(end.searchParams.get('code')).toMatch(/^[\w-]+$/);
  });

  it('its pages let their forms end at that host alone, however many stores there are', async () => {
    origins = [storeOrigin, ...Array.from({ length: 100 }, (_, at) => `http://store-${at}.localhost:18080`)];
    identity.clock.advance(6);
    const formActions = async (params: Record<string, string>): Promise<string | undefined> =>
      /form-action ([^;]*);/.exec((await identity.browser().visit(identity.authorizeUrl(params).url)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await formActions({ redirect_uri: `${storeOrigin}/pkce/callback` })).toBe(`'self' ${storeOrigin}`);
    expect(await formActions({ redirect_uri: 'http://store-7.localhost:18080/pkce/callback' })).toBe("'self' http://store-7.localhost:18080");
    const browser = identity.browser();
    await identity.signIn(browser, await identity.newAccount(), { redirect_uri: `${storeOrigin}/pkce/callback` });
    const signOut = await browser.visit(`/session/end?client_id=${CLIENT_ID}&post_logout_redirect_uri=${encodeURIComponent(`${storeOrigin}/pkce/logout`)}`);
    expect(signOut.body).toContain('<h1>Sign out?</h1>');
    expect(signOut.headers.get('content-security-policy')).toContain(`form-action 'self' ${storeOrigin};`);
  });

  it('the page of the store may ask who is signed in, and a foreign page may not', async () => {
    const ask = (origin: string) => fetch(`${identity.issuer}/session`, { headers: { origin } });
    expect((await ask(storeOrigin)).headers.get('access-control-allow-origin')).toBe(storeOrigin);
    expect((await ask('http://va.localhost.evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});
