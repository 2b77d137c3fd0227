import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddedIdentity } from './config.ts';
import type { Discovery } from './discovery.ts';
import { tokenCheck, type TokenCheck } from './token-check.ts';

interface Key {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly published: JWK;
}

async function newKey(kid: string): Promise<Key> {
  const { privateKey, publicKey }: { privateKey: CryptoKey; publicKey: CryptoKey } = await generateKeyPair('ES256');
  return { kid, privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}

describe('tokens as time passes, and while the identity server changes its signing key', () => {
  let keys: readonly Key[];
  let looks: number;
  let isAway: boolean;
  let server: Server;
  let check: TokenCheck;
  let checkWith: (clockTolerance: number) => TokenCheck;
  let old: Key;
  let fresh: Key;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
    [old, fresh] = [await newKey('old'), await newKey('fresh')];
    keys = [old];
    looks = 0;
    isAway = false;
    server = createServer((_request, response) => {
      looks += 1;
      if (isAway) response.writeHead(502).end();
      else response.setHeader('content-type', 'application/jwk-set+json').end(JSON.stringify({ keys: keys.map(({ published }) => published) }));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
    const discovery = { metadata: () => Promise.resolve({ jwks_uri: uri }) } as unknown as Discovery;
    checkWith = (clockTolerance) => tokenCheck({ ...embeddedIdentity, clockTolerance }, discovery, { now: () => new Date() });
    check = checkWith(embeddedIdentity.clockTolerance);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await new Promise((resolve) => void server.close(resolve));
  });

  const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);
  const token = ({ kid, privateKey }: Key): Promise<string> =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' })
      .setIssuer(embeddedIdentity.issuer).setAudience(embeddedIdentity.audience).setSubject('someone')
      .setIssuedAt(Math.floor(Date.now() / 1000)).setExpirationTime(Math.floor(Date.now() / 1000) + 600)
      .sign(privateKey);
  const holds = async (key: Key): Promise<boolean> => (await check.accessToken(await token(key))) !== null;

  // Thirty seconds is the shortest time for which the identity server publishes a key before it signs.
  it.each([0, 1, 4, 5, 24, 25, 26, 29, 30])('the first token of a fresh key holds, though the keys were read %i s after it was published', async (seconds) => {
    expect(await holds(old)).toBe(true);
    pass(60);
    keys = [old, fresh];
    pass(seconds);
    expect(await holds(old)).toBe(true);
    pass(30 - seconds);
    keys = [fresh, old];
    expect([await holds(fresh), await holds(old)]).toEqual([true, true]);
  });

  it.each([0.1, 3, 5, 29])('also when the keys were read %d s before it was published', async (seconds) => {
    expect(await holds(old)).toBe(true);
    pass(seconds);
    keys = [old, fresh];
    pass(30);
    keys = [fresh, old];
    expect([await holds(fresh), await holds(old)]).toEqual([true, true]);
    expect(looks).toBe(2);
  });

  it('a key that was deleted holds for ten minutes at most', async () => {
    expect(await holds(old)).toBe(true);
    keys = [fresh];
    pass(601);
    expect([await holds(old), await holds(fresh)]).toEqual([false, true]);
  });

  it('those who are signed in go on while the identity server does not answer: one call finds out, the others do not wait, and its return is noticed', async () => {
    expect(await holds(old)).toBe(true);
    pass(601);
    isAway = true;
    expect([await holds(old), await holds(old), await holds(old), looks]).toEqual([true, true, true, 2]);
    pass(15);
    expect([await holds(old), await holds(old)]).toEqual([true, true]);
    await expect.poll(() => looks).toBe(3);
    [isAway, keys] = [false, [fresh]];
    pass(15);
    await holds(old);
    await expect.poll(() => looks).toBe(4);
    await expect.poll(() => holds(old)).toBe(false);
    expect(await holds(fresh)).toBe(true);
  });

  it('keys that could not be read again for two hours count no longer', async () => {
    expect(await holds(old)).toBe(true);
    isAway = true;
    pass(2 * 3600 - 1);
    expect(await holds(old)).toBe(true);
    pass(1);
    await expect(holds(old)).rejects.toMatchObject({ status: 503, code: 'IDENTITY_AWAY' });
  });

  it('keys are read again where the clock was set back', async () => {
    expect(await holds(old)).toBe(true);
    keys = [fresh];
    pass(-3600);
    expect([await holds(old), await holds(fresh)]).toEqual([false, true]);
  });

  it.each([0, 60, 300])('with clocks that may differ by %i s a token of ten minutes holds for so much longer, and not longer', async (clockTolerance) => {
    const tolerant = checkWith(clockTolerance);
    const issued = await token(old);
    pass(600 + clockTolerance - 1);
    expect(await tolerant.accessToken(issued)).not.toBeNull();
    pass(1);
    expect(await tolerant.accessToken(issued)).toBeNull();
    expect(await tolerant.pastAccessToken(issued)).not.toBeNull();
  });

  it('a token of an unpublished key is never valid, and does not make the marketplace ask each time', async () => {
    expect(await holds(old)).toBe(true);
    const stranger = await newKey('stranger');
    for (let tries = 0; tries < 10; tries += 1) expect(await holds(stranger)).toBe(false);
    expect(looks).toBe(1);
    pass(5);
    for (let tries = 0; tries < 10; tries += 1) expect(await holds(stranger)).toBe(false);
    expect(looks).toBe(2);
  });
});
