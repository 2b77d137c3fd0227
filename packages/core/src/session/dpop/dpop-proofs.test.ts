import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrowserKeys } from '../../capabilities/browser-keys.ts';
import type { KeyVault } from '../../capabilities/browser/keys/key-vault.ts';
import { memoryVault } from '../../testing/memory-vault.ts';
import { webCryptoKeys } from '../../capabilities/browser/keys/web-crypto-keys.ts';
import { memoryStorage } from '../../capabilities/key-value-storage.ts';
import { answered, FakeServer, type Handler } from '../../testing/fake-server.ts';
import { identityConfig } from '../../testing/market.ts';
import { readProof, tokenBoundTo } from '../../testing/read-proof.ts';
import { MemoryHistory } from '../../testing/memory-history.ts';
import { openTab, type World } from '../../testing/world.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { boundKeyOf } from './bound-key.ts';
import { DpopProofs } from './dpop-proofs.ts';

const config = {
  issuer: 'http://id.test', authorization_endpoint: 'http://id.test/auth', token_endpoint: 'http://id.test/token',
  client_id: 'web', scopes_supported: ['openid'], dpop_signing_alg_values_supported: ['ES256'],
};
const state = 'state-0123456789-0123456789';
const url = 'http://shop.test/advantage/rs';

/** Binds tokens to the key of the proof that comes along, as the identity server behind it does. */
const binds: Handler = async ({ body }) => {
  const { dpop_proof } = body as { dpop_proof?: string };
  if (dpop_proof === undefined) return answered('Failure', { error: 'invalid_grant', error_description: 'DPoP proof JWT not provided' });
  return answered('Success', { access_token: tokenBoundTo(await thumbprintOf(dpop_proof)), id_token: 'id', expires_in: 600 });
};

async function thumbprintOf(proof: string): Promise<string> {
  const { header } = await readProof(proof);
  const { x, y } = header['jwk'] as { x: string; y: string };
  return webCryptoKeys(crypto.subtle, memoryVault()).hash(`{"crv":"P-256","kty":"EC","x":"${x}","y":"${y}"}`);
}

const market = (tokens: Handler = binds) =>
  new FakeServer()
    .on('/main/start_page', answered('Success'))
    .on('/main/session', answered('Success'))
    .on('/login', answered('Success', { purpose: null }))
    .on('/login/oauth_config', answered('Success', config))
    .on('/login/pkce', answered('Success', { pkce_state: state, pkce_code_challenger: 'c'.repeat(43), pkce_code_verifier: 'v'.repeat(43) }))
    .on('/login/auth_tokens', tokens)
    .on('/login/mfa_sign_in', { responseType: 'AUTHENTICATED', responseName: 'Success', attributes: {} })
    .on('/login/sign_out', answered('SignedOff'))
    .on('/main/home', answered('Success'))
    .on('/orderhistory/my_orders', answered('Success', { orders: [] }))
    .on('/orderhistory/view_pdf', new Blob(['%PDF'], { type: 'application/pdf' }));

const newKeys = (vault: KeyVault = memoryVault()): BrowserKeys => webCryptoKeys(crypto.subtle, vault);

/** One browser: leaves for the identity server and comes back. */
async function signIn({ server = market(), keys = newKeys(), localStorage = memoryStorage() } = {}): Promise<{ world: World; keys: BrowserKeys; left: URL }> {
  const first = await openTab({ server, keys, localStorage });
  await first.storefront.signIn();
  await first.settle();
  const history = new MemoryHistory(`/pkce/callback?code=code-1&state=${state}`);
  const world = await openTab({ server, keys, localStorage, sessionStorage: first.sessionStorage, history });
  return { world, keys, left: new URL(first.left[0] ?? 'http://nowhere.test') };
}

/** A tab of a browser that is signed in with a token bound to its key. */
async function boundTab(server = market()): Promise<{ world: World; keys: BrowserKeys; token: string }> {
  const keys = newKeys();
  const token = tokenBoundTo((await keys.findOrMake())?.thumbprint ?? null);
  const localStorage = memoryStorage({ access_token: token, id_token: 'id', okta_config: JSON.stringify(config) });
  return { world: await openTab({ server, keys, localStorage }), keys, token };
}

const lastProof = (world: World, path: string) => readProof(world.server.asked(path).at(-1)?.headers.get('dpop'));

describe('signing in where the identity server binds tokens', () => {
  it('binds the code to the browser’s key, and proves the key for the token endpoint [spec 4.17, 4.19]', async () => {
    const { world, keys, left } = await signIn();
    const key = await keys.find();
    expect(left.searchParams.get('dpop_jkt')).toBe(key?.thumbprint);
    const sent = world.server.asked('/login/auth_tokens')[0]?.body as { dpop_proof: string } | undefined;
    const { header, claims } = await readProof(sent?.dpop_proof);
    expect(header).toEqual({ typ: 'dpop+jwt', alg: 'ES256', jwk: key?.publicKey });
    expect(claims).toEqual({ htm: 'POST', htu: 'http://id.test/token', iat: world.clock.now() / 1000, jti: expect.any(String) });
    expect(boundKeyOf(world.localStorage.get('access_token') ?? '')).toBe(key?.thumbprint);
  });

  it('asks again with the nonce that the identity server wants', async () => {
    const nonces: unknown[] = [];
    const wantsNonce: Handler = async (request) => {
      const { nonce } = (await readProof((request.body as { dpop_proof: string }).dpop_proof)).claims;
      nonces.push(nonce);
      return nonce === 'n-1' ? binds(request) : answered('Failure', { error: 'use_dpop_nonce', error_description: '', dpop_nonce: 'n-1' });
    };
    const { world } = await signIn({ server: market(wantsNonce) });
    expect(nonces).toEqual([undefined, 'n-1']);
    expect(world.localStorage.get('access_token')).not.toBeNull();
  });

  it('gives up when the nonce changes again and again', async () => {
    const server = market(() => answered('Failure', { error: 'use_dpop_nonce', error_description: '', dpop_nonce: 'other' }));
    const { world } = await signIn({ server });
    expect(server.asked('/login/auth_tokens')).toHaveLength(3);
    expect(world.shown()).toContain('Unexpected');
  });

  const nothingKept: KeyVault = {
    read: () => Promise.reject(new Error('refused')),
    keep: () => Promise.reject(new Error('refused')),
    remove: () => Promise.reject(new Error('refused')),
  };

  it.each([['that keeps no key', () => newKeys(nothingKept)], ['on an origin that is not secure', () => webCryptoKeys(undefined, memoryVault())]])(
    'in a browser %s goes on without a binding where the identity server allows it [spec 7.1]',
    async (_what, keysOf) => {
      const unbound = answered('Success', { access_token: tokenBoundTo(null), id_token: 'id', expires_in: 600 });
      const { world, left } = await signIn({ server: market(() => unbound), keys: keysOf() });
      expect(left.searchParams.has('dpop_jkt')).toBe(false);
      expect(world.server.asked('/login/auth_tokens')[0]?.body).not.toHaveProperty('dpop_proof');
      await world.storefront.call('/orderhistory/my_orders', {});
      expect(world.server.asked('/orderhistory/my_orders')[0]?.headers.get('authorization')).toBe(`Bearer ${tokenBoundTo(null)}`);
    },
  );

  it('in a browser that keeps no key says so where the identity server demands the binding', async () => {
    const { world } = await signIn({ keys: newKeys(nothingKept) });
    const { content } = world.storefront.page.get();
    expect(JSON.stringify(content)).toContain('This browser cannot keep the key that a sign-in is bound to.');
  });
});

describe('a call with a token that is bound to the browser', () => {
  it('carries a proof for this method, this address and this token, never the same twice', async () => {
    const { world, keys, token } = await boundTab();
    await world.storefront.call('/orderhistory/my_orders', { page: 2 });
    const [request] = world.server.asked('/orderhistory/my_orders');
    expect(request?.headers.get('authorization')).toBe(`DPoP ${token}`);
    const { claims } = await lastProof(world, '/orderhistory/my_orders');
    expect(claims).toEqual({ htm: 'GET', htu: `${url}/orderhistory/my_orders`, iat: world.clock.now() / 1000, jti: expect.any(String), ath: await keys.hash(token) });
    await world.storefront.call('/orderhistory/my_orders', { page: 2 });
    expect((await lastProof(world, '/orderhistory/my_orders')).claims['jti']).not.toBe(claims['jti']);
  });

  it('that fetches a document carries one too', async () => {
    const { world } = await boundTab();
    world.storefront.openUrl('/ws/orderhistory/view_pdf?orderNumber=1');
    await world.settle();
    expect((await lastProof(world, '/orderhistory/view_pdf')).claims).toMatchObject({ htm: 'GET', htu: `${url}/orderhistory/view_pdf` });
  });

  it('is made again by the server’s clock when this machine’s is wrong', async () => {
    const server = market();
    const { world } = await boundTab(server);
    const serverNow = world.clock.now() + 3_600_000;
    const headers = { 'date': new Date(serverNow).toUTCString(), 'www-authenticate': 'DPoP error="invalid_dpop_proof", algs="ES256"' };
    server.on('/orderhistory/my_orders', async ({ headers: sent }) => {
      const { iat } = (await readProof(sent.get('dpop'))).claims;
      return iat === serverNow / 1000 ? answered('Success', { orders: [] }) : { status: 401, headers };
    });
    expect((await world.storefront.call('/orderhistory/my_orders', {})).responseName).toBe('Success');
    expect((await world.storefront.call('/orderhistory/my_orders', {})).responseName).toBe('Success');
    expect(server.asked('/orderhistory/my_orders')).toHaveLength(3);
    expect(server.asked('/login/auth_tokens')).toHaveLength(0);
  });

  it('is renewed with the key that the token is bound to', async () => {
    const server = market();
    const { world, keys, token } = await boundTab(server);
    server.on('/orderhistory/my_orders', ({ headers }) => (headers.get('authorization') === `DPoP ${token}` ? { status: 401 } : answered('Success', { orders: [] })));
    server.on('/login/auth_tokens', async ({ body }) => {
      const thumbprint = await thumbprintOf((body as { dpop_proof: string }).dpop_proof);
      return answered('Success', { access_token: tokenBoundTo(thumbprint, 'renewed'), id_token: 'id', expires_in: 600 });
    });
    await world.storefront.call('/orderhistory/my_orders', {});
    const renewed = world.localStorage.get('access_token') ?? '';
    expect(boundKeyOf(renewed)).toBe((await keys.find())?.thumbprint);
    expect((await lastProof(world, '/orderhistory/my_orders')).claims['ath']).toBe(await keys.hash(renewed));
  });

  it('uses the new key when another tab has signed out and in again', async () => {
    const { world, keys } = await boundTab();
    await world.storefront.call('/orderhistory/my_orders', {});
    await keys.forget();
    const thumbprint = (await keys.findOrMake())?.thumbprint ?? null;
    world.localStorage.set('access_token', tokenBoundTo(thumbprint, 'again'));
    await world.storefront.call('/orderhistory/my_orders', {});
    expect(await thumbprintOf(world.server.asked('/orderhistory/my_orders').at(-1)?.headers.get('dpop') ?? '')).toBe(thumbprint);
  });

  it('in a browser that has lost the key ends in a new sign-in', async () => {
    const { world, keys } = await boundTab(market(binds).on('/orderhistory/my_orders', { status: 401 }));
    await keys.forget();
    await expect(world.storefront.call('/orderhistory/my_orders', {})).rejects.toMatchObject({ kind: 'sign-in' });
    expect(world.localStorage.get('access_token')).toBeNull();
  });
});

it('a server’s time that differs from the known one by less than a minute makes no proof again', () => {
  const clock = new ManualClock();
  const proofs = new DpopProofs(newKeys(), clock, { uuid: () => 'id' });
  const differences = [3_600_000, 3_630_000, 3_700_000, 0, 59_000];
  const makesADifference = differences.map((difference) => proofs.serverTime(new Date(clock.now() + difference).toUTCString()));
  expect(makesADifference).toEqual([true, false, true, true, false]);
  expect(proofs.clockCorrections).toBe(3);
});

describe('the key', () => {
  it('of a tab that signs out proves nothing more, though it was read before', async () => {
    const keys = newKeys();
    const proofs = new DpopProofs(keys, new ManualClock(), { uuid: () => 'id' });
    const token = tokenBoundTo((await keys.findOrMake())?.thumbprint ?? null);
    const headers = () => proofs.headersFor(token, 'GET', `${url}/orderhistory/my_orders`);
    expect(Object.keys(await headers())).toEqual(['Authorization', 'DPoP']);
    proofs.forget();
    expect(await headers()).toEqual({ Authorization: `DPoP ${token}` });
  });

  it('of a token that is renewed is not made anew when it is lost: the new token would be another browser’s', async () => {
    const keys = newKeys();
    const proofs = new DpopProofs(keys, new ManualClock(), { uuid: () => 'id' });
    const token = tokenBoundTo((await keys.findOrMake())?.thumbprint ?? null);
    await keys.forget();
    expect(await proofs.forTokenEndpoint({ ...identityConfig, dpop_signing_alg_values_supported: ['ES256'] }, token, null)).toBeNull();
    expect(await keys.find()).toBeNull();
  });

  it('is one for all tabs, also when two make it at the same moment', async () => {
    const vault = memoryVault();
    const made = await Promise.all([newKeys(vault), newKeys(vault), newKeys(vault)].map((keys) => keys.findOrMake()));
    expect(new Set(made.map((key) => key?.thumbprint)).size).toBe(1);
  });

  it('is gone after sign-out, with the tokens [spec 4.22]', async () => {
    const { world, keys } = await boundTab();
    world.storefront.open('/login/sign_out');
    await world.settle();
    expect(await keys.find()).toBeNull();
    expect(world.localStorage.get('access_token')).toBeNull();
  });

  it('is made only for a sign-in', async () => {
    const keys = newKeys();
    const world = await openTab({ server: market(), keys });
    await world.storefront.call('/orderhistory/my_orders', {});
    expect(await keys.find()).toBeNull();
  });
});

it('any text may be in place of a token: it is bound to nothing (property)', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json().map((json) => `x.${btoa(encodeURIComponent(json))}.y`)), (text) => {
    expect(boundKeyOf(text)).toBeNull();
  }));
});
