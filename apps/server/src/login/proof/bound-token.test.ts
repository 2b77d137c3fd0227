import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTestDatabase } from '@quartermaster/database/testing';
import type { TestBrowser } from '../../testing/browser.ts';
import { ProofKey, type ProofClaims } from '../../testing/proof-key.ts';
import { openStoreList } from '../../stores/open-store-list.ts';
import { systemClock } from '../../runtime/clock.ts';
import { callerOf } from '../caller.ts';
import { proofCheck } from './proof-check.ts';
import { forgetUsedProofs } from './replay-table.ts';
import { demoBuyer, openServer, tokenProof, webOrigin, type TestServer } from '../../testing/server.ts';

const path = '/orderhistory/my_orders';
const url = `${webOrigin}/advantage/rs${path}`;

describe.each(oneTestDatabase())('a token that is bound to the browser on $name', ({ open }) => {
  let server: TestServer;
  let buyer: TestBrowser;
  let token: string;
  beforeAll(async () => {
    server = await openServer(open);
    buyer = await server.signedIn();
    token = String(buyer.token);
  });
  afterAll(() => server.close());

  /** The buyer's own browser, with its cookies, and headers of the test's making. */
  const ask = (headers: Record<string, string>, at = path) => buyer.get(at, { token: undefined, headers });
  const withProof = async (changes: ProofClaims = {}, key?: ProofKey) => {
    const made = await (key ?? (await buyer.key())).proof({ url, token, ...changes });
    return { authorization: `DPoP ${token}`, dpop: made };
  };
  const forgetRenewal = () => server.pool.query("update marketplace.session set renewed_at = renewed_at - interval '1 minute'");
  const renew = (browser: TestBrowser, proof: string | undefined, cookies = browser) =>
    cookies.post('/login/auth_tokens', { grant_type: 'refresh_token', client_id: 'quartermaster-web', dpop_proof: proof });

  it('works with a proof of its key, by page call and document call alike', async () => {
    expect((await ask(await withProof())).status).toBe(200);
    const pdf = await buyer.get('/orderhistory/view_pdf?orderNumber=none');
    expect(pdf.status).not.toBe(401);
  });

  it.each([
    ['as a bearer token', () => ({ authorization: `Bearer ${token}` }), 'invalid_token'],
    ['as a bearer token with a good proof', async () => ({ ...(await withProof()), authorization: `Bearer ${token}` }), 'invalid_token'],
    ['without a proof', () => ({ authorization: `DPoP ${token}` }), 'invalid_dpop_proof'],
    ['with a proof of a key of the thief’s own', async () => withProof({}, await ProofKey.make()), 'invalid_token'],
    ['with a proof for another address', () => withProof({ url: `${webOrigin}/advantage/rs/cart/shopping_cart` }), 'invalid_dpop_proof'],
    ['with a proof for another method', () => withProof({ method: 'POST' }), 'invalid_dpop_proof'],
    ['with a proof for another token', () => withProof({ token: 'another' }), 'invalid_dpop_proof'],
    ['with a proof that was made six minutes ago', () => withProof({ claims: { iat: Math.floor(Date.now() / 1000) - 360 } }), 'invalid_dpop_proof'],
    ['with a proof that was made for in six minutes', () => withProof({ claims: { iat: Math.floor(Date.now() / 1000) + 360 } }), 'invalid_dpop_proof'],
    ['with two proofs', async () => ({ ...(await withProof()), dpop: `${(await withProof()).dpop}, ${(await withProof()).dpop}` }), 'invalid_dpop_proof'],
  ])('is refused %s', async (_what, headers, error) => {
    const answer = await ask(await headers());
    expect(answer).toMatchObject({ status: 401, envelope: { attributes: { code: 'SIGN_IN_REQUIRED', loggedIn: false } } });
    expect(answer.headers['www-authenticate']).toBe(`DPoP error="${error}", algs="ES256"`);
  });

  it('is refused with a proof that was used', async () => {
    const headers = await withProof();
    expect((await ask(headers)).status).toBe(200);
    expect((await ask(headers)).status).toBe(401);
    expect((await ask(headers, `${path}?page=2`)).status).toBe(401);
  });

  it('is refused with a proof that was used for a change at another process of the same database', async () => {
    const proof = await (await buyer.key()).proof({ method: 'POST', url: `${webOrigin}/advantage/rs/cart/addCart`, token });
    const presented = { scheme: 'DPoP', token, proof, method: 'POST', address: `${webOrigin}/advantage/rs/cart/addCart`, changes: true } as const;
    const store = await openStoreList({ database: server.pool, clock: systemClock, log: server.app.log }).then((stores) => stores.default);
    const credentials = { sessionId: createHash('sha256').update(buyer.cookies.get('JSESSIONID') ?? '').digest('base64url'), presented, store, signOn: 'complete' } as const;
    const processes = Array.from({ length: 8 }, () => ({ ...server.identity, proofs: proofCheck({ now: () => new Date() }) }));
    const results = await Promise.allSettled(processes.map((one) => callerOf(one, credentials)));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value.session : String(result.reason))).toSorted()).toEqual([...Array.from({ length: 7 }, () => 'TokenRefused: The proof was used before.'), 'live']);
    await buyer.post('/cart/addCart', { items: [], changeKey: 'k' }, { token: undefined, headers: { authorization: `DPoP ${token}`, dpop: proof } }).then(({ status }) => expect(status).toBe(401));
  });

  it('leaves no trace of its proofs when their time is over', async () => {
    await buyer.post('/cart/delete_item', { cartKeys: ['none'] });
    const count = async () => Number((await server.pool.query<{ count: string }>('select count(*) from marketplace.used_proof')).rows[0]?.count);
    expect(await count()).toBeGreaterThan(0);
    await forgetUsedProofs(server.pool, new Date(Date.now() + 590_000));
    expect(await count()).toBeGreaterThan(0);
    await forgetUsedProofs(server.pool, new Date(Date.now() + 602_000));
    expect(await count()).toBe(0);
  });

  it('does not believe forged X-Forwarded-* headers about where the proof is for', async () => {
    const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '443', host: 'evil.example', forwarded: 'host=evil.example;proto=https' };
    expect((await ask({ ...(await withProof({ url: url.replace(webOrigin, 'https://evil.example') })), ...forged })).status).toBe(401);
    expect((await ask({ ...(await withProof()), ...forged })).status).toBe(200);
  });

  it('names no buyer on a public page when it comes without its proof', async () => {
    const answer = await ask({ authorization: `Bearer ${token}` }, '/main/session');
    expect(answer).toMatchObject({ status: 200, envelope: { attributes: { loggedIn: false, firstName: null } } });
  });

  it('is worthless elsewhere: neither alone nor with all cookies does a thief get in, or get another token', async () => {
    const thief = await server.visitor();
    expect((await thief.get(path, { token })).status).toBe(401);
    for (const [name, value] of buyer.cookies) thief.cookies.set(name, value);
    thief.token = token;
    expect((await thief.get(path, { token })).status).toBe(401);
    await forgetRenewal();
    for (const proof of [await tokenProof(thief, server.provider), undefined]) {
      expect((await renew(thief, proof)).envelope).toMatchObject({ responseName: 'Failure', attributes: { error: 'invalid_dpop_proof' } });
    }
    const answer = await renew(buyer, await tokenProof(buyer, server.provider));
    expect(answer.envelope.responseName).toBe('Success');
    token = String(answer.envelope.attributes?.['access_token']);
    buyer.token = token;
    // The window in which a renewal is shared between tabs is not open to others either.
    expect((await renew(thief, await tokenProof(thief, server.provider))).envelope.responseName).toBe('Failure');
    expect((await buyer.get(path)).status).toBe(200);
  });

  it('stays bound to the same key when it is renewed', async () => {
    await forgetRenewal();
    const { envelope } = await renew(buyer, await tokenProof(buyer, server.provider));
    const renewed = String(envelope.attributes?.['access_token']);
    expect((await ask({ authorization: `Bearer ${renewed}` })).status).toBe(401);
    expect((await buyer.get(path, { token: renewed })).status).toBe(200);
  });

  it('is asked for with the identity server’s nonce when it wants one, and nothing is lost by the first try', async () => {
    const browser = await server.signedIn({ sub: 'nonce' });
    await forgetRenewal();
    server.provider.nonce = 'nonce-1';
    const refused = await renew(browser, await tokenProof(browser, server.provider));
    expect(refused.envelope).toMatchObject({ responseName: 'Failure', attributes: { error: 'use_dpop_nonce', dpop_nonce: 'nonce-1' } });
    const proof = await (await browser.key()).proof({ method: 'POST', url: `${server.provider.issuer}/token`, claims: { nonce: 'nonce-1' } });
    expect((await renew(browser, proof)).envelope.responseName).toBe('Success');
    server.provider.nonce = null;
  });

  it('costs no code when the proof is wrong: the browser may try again', async () => {
    const visitor = await server.visitor();
    const verifier = 'v'.repeat(43);
    const grant = {
      grant_type: 'authorization_code', code: server.provider.code(demoBuyer, verifier), client_id: 'quartermaster-web',
      redirect_uri: `${webOrigin}/pkce/callback`, code_verifier: verifier,
    };
    const old = await (await visitor.key()).proof({ method: 'POST', url: `${server.provider.issuer}/token`, claims: { iat: 1 } });
    const before = server.provider.proofs.length;
    expect((await visitor.post('/login/auth_tokens', { ...grant, dpop_proof: old })).envelope).toMatchObject({ attributes: { error: 'invalid_dpop_proof' } });
    expect(server.provider.proofs.length).toBe(before);
    expect((await visitor.post('/login/auth_tokens', { ...grant, dpop_proof: await tokenProof(visitor, server.provider) })).envelope.responseName).toBe('Success');
  });

  it('costs no sign-in when the identity server finds fault with the proof of a renewal: the browser may try again', async () => {
    const browser = await server.signedIn({ sub: 'again' });
    await forgetRenewal();
    server.provider.refusesProofs = true;
    expect((await renew(browser, await tokenProof(browser, server.provider))).envelope).toMatchObject({ responseName: 'Failure', attributes: { error: 'invalid_dpop_proof' } });
    server.provider.refusesProofs = false;
    expect((await renew(browser, await tokenProof(browser, server.provider))).envelope.responseName).toBe('Success');
  });

  it('tells browsers which algorithm to use, as the identity server offers it', async () => {
    const config = async () => (await (await server.visitor()).get('/login/oauth_config')).envelope.attributes?.['dpop_signing_alg_values_supported'];
    expect(await config()).toEqual(['ES256']);
  });
});

describe.each(oneTestDatabase())('tokens that are bound to no key on $name', ({ open }) => {
  it('are taken where the identity server offers no binding (OAUTH_DPOP=when-offered) [spec 7.1]', async () => {
    const server = await openServer(open, { offersDpop: false });
    const browser = await server.signedIn();
    expect((await browser.get('/login/oauth_config')).envelope.attributes).toMatchObject({ dpop_signing_alg_values_supported: [] });
    expect((await browser.get(path, { token: undefined, headers: { authorization: `Bearer ${browser.token}` } })).status).toBe(200);
    expect(server.provider.proofs).toEqual([]);
    const asBound = { authorization: `DPoP ${browser.token}`, dpop: await (await browser.key()).proof({ url, token: String(browser.token) }) };
    expect((await browser.get(path, { token: undefined, headers: asBound })).status).toBe(401);
    await server.close();
  });

  it('are refused where they must be bound (OAUTH_DPOP=required), from the exchange on', async () => {
    const server = await openServer(open, { dpop: 'required' });
    const visitor = await server.visitor();
    const answer = await (await server.signedIn()).get(path, { token: await server.provider.token(demoBuyer) });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('DPoP error="invalid_token"');
    const grant = { grant_type: 'authorization_code', code: 'c', client_id: 'quartermaster-web', redirect_uri: `${webOrigin}/pkce/callback`, code_verifier: 'v'.repeat(43) };
    expect((await visitor.post('/login/auth_tokens', grant)).envelope).toMatchObject({ attributes: { error: 'invalid_dpop_proof' } });
    expect((await (await server.signedIn()).get(path)).status).toBe(200);
    await server.close();
  });

  it('are what browsers are told to ask for with OAUTH_DPOP=off, whatever the identity server offers', async () => {
    const server = await openServer(open, { dpop: 'off' });
    const browser = await server.signedIn();
    expect(server.provider.proofs).toEqual([]);
    expect((await browser.get('/login/oauth_config')).envelope.attributes).toMatchObject({ dpop_signing_alg_values_supported: [] });
    expect((await browser.get(path)).status).toBe(200);
    // A token that is bound all the same needs its proof.
    const key = await browser.key();
    const bound = await server.provider.token(demoBuyer, { cnf: { jkt: key.thumbprint } });
    expect((await browser.get(path, { token: undefined, headers: { authorization: `Bearer ${bound}` } })).status).toBe(401);
    await server.close();
  });

  it('that are bound in a way that is not checked here (a client certificate) are refused', async () => {
    const server = await openServer(open);
    const token = await server.provider.token(demoBuyer, { cnf: { 'x5t#S256': 'A'.repeat(43) } });
    const buyer = await server.signedIn();
    expect((await buyer.get(path)).status).toBe(200);
    expect((await buyer.get(path, { token })).status).toBe(401);
    await server.close();
  });
});
