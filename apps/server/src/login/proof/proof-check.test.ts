import fc from 'fast-check';
import { exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { ProofKey, type ProofClaims } from '../../testing/proof-key.ts';
import type { SharedMemory } from '../../processes/index.ts';
import { proofCheck, type ProofCheck, type ProofDemand } from './proof-check.ts';
import { replayMemory } from './replay-memory.ts';

const url = 'http://localhost:8080/advantage/rs/orderhistory/my_orders';
const second = 1_800_000_000;

describe('a proof of possession of a key (RFC 9449, section 4.3)', () => {
  let key: ProofKey;
  let now: number;
  let check: ProofCheck;
  beforeAll(async () => {
    key = await ProofKey.make();
    now = second * 1000;
    check = proofCheck({ now: () => new Date(now) });
  });
  const demand = (changes: Partial<ProofDemand> = {}): ProofDemand => ({ method: 'GET', address: url, accessToken: 'token-1', boundTo: key.thumbprint, ...changes });
  const make = (changes: ProofClaims = {}) => key.proof({ url, token: 'token-1', ...changes, claims: { iat: second, ...changes.claims } });
  const faultOf = async (proof: string, changes: Partial<ProofDemand> = {}) => {
    const result = await check.check(proof, demand(changes));
    return 'fault' in result ? result.fault : null;
  };

  it('that is right shows the key', async () => {
    expect(await check.check(await make(), demand())).toEqual({ thumbprint: key.thumbprint, use: expect.any(Buffer) });
  });

  it('holds whatever the query, the fragment and the spelling of the address are', async () => {
    expect(await faultOf(await make({ claims: { htu: 'HTTP://LOCALHOST:8080/advantage/rs/orderhistory/my_orders?page=1#x' } }), { address: `${url}?page=2` })).toBeNull();
  });

  it.each([
    ['another method', { claims: { htm: 'POST' } }, 'another method'],
    ['another address', { url: 'http://localhost:8080/advantage/rs/cart/shopping_cart' }, 'another address'],
    ['another host', { url: url.replace('localhost', 'elsewhere.example') }, 'another address'],
    ['another port', { url: url.replace('8080', '8081') }, 'another address'],
    ['another scheme', { url: url.replace('http:', 'https:') }, 'another address'],
    ['a path alone', { url: '/advantage/rs/orderhistory/my_orders' }, 'another address'],
    ['no address', { claims: { htu: undefined } }, 'lacks'],
    ['another token', { token: 'token-2' }, 'another token'],
    ['no token', { token: undefined }, 'another token'],
    ['no id', { claims: { jti: undefined } }, 'lacks'],
    ['an empty id', { claims: { jti: '' } }, 'lacks'],
    ['no time', { claims: { iat: undefined } }, 'lacks'],
    ['a time in words', { claims: { iat: 'now' } }, 'lacks'],
    ['another type', { header: { typ: 'JWT' } }, 'dpop+jwt'],
    ['no key', { header: { jwk: undefined } }, 'public key'],
  ])('with %s is refused', async (_what, changes: ProofClaims, fault) => {
    expect(await faultOf(await make(changes))).toContain(fault);
  });

  it('is good once at all processes of a supervisor, and once at each where it gives no answer', async () => {
    const used = new Set<string>();
    const shared: SharedMemory = { count: async () => null, isFirstUse: async (proof) => !used.has(proof) && used.add(proof).size > 0 };
    const silent: SharedMemory = { ...shared, isFirstUse: async () => null };
    const at = (memory: SharedMemory) => proofCheck({ now: () => new Date(now) }, replayMemory(60_000), memory);
    const [one, two, three] = [at(shared), at(shared), at(silent)];
    const proof = await make();
    const usedBefore = { fault: 'The proof was used before.' };
    const first = { thumbprint: key.thumbprint };
    for (const [process, result] of [[one, first], [two, usedBefore], [one, usedBefore], [three, first], [three, usedBefore]] as const) {
      expect(await process.check(proof, demand())).toMatchObject(result);
    }
  });

  it('is refused when another key signed it than the one it carries', async () => {
    const other = await ProofKey.make();
    expect(await faultOf(await make({ signer: other.privateKey }))).toContain('signature');
    expect(await faultOf(await make({ header: { jwk: other.publicJwk } }), { boundTo: other.thumbprint })).toContain('signature');
  });

  it('is refused when it is made with another key than the token is bound to', async () => {
    const other = await ProofKey.make();
    const proof = await other.proof({ url, token: 'token-1', claims: { iat: second } });
    expect(await check.check(proof, demand())).toMatchObject({ foreign: true });
  });

  it('is refused when it carries the private key, a key of another kind or a point that is on no curve', async () => {
    const whole = await exportJWK(key.privateKey);
    expect(await faultOf(await make({ header: { jwk: whole } }))).toContain('public key');
    const { publicKey, privateKey } = await generateKeyPair('ES384');
    void privateKey;
    expect(await faultOf(await make({ header: { jwk: await exportJWK(publicKey) } }))).toContain('public key');
    const nowhere = { ...key.publicJwk, y: key.publicJwk.x };
    expect(await faultOf(await make({ header: { jwk: nowhere } }), { boundTo: null })).toContain('signature');
  });

  it('with algorithm none, or an HMAC over the public key, is refused', async () => {
    const [, payload] = (await make()).split('.');
    for (const alg of ['none', 'HS256']) {
      const header = Buffer.from(JSON.stringify({ typ: 'dpop+jwt', alg, jwk: key.publicJwk })).toString('base64url');
      expect(await faultOf(`${header}.${payload}.`)).toContain('ES256');
    }
  });

  it.each([
    [-301, true], [-300, false], [0, false], [300, false], [301, true],
  ])('whose time is %d seconds from the server’s is refused: %s (five minutes either way)', async (seconds, refused) => {
    expect((await faultOf(await make({ claims: { iat: second + seconds } }))) !== null).toBe(refused);
  });

  it('is good once', async () => {
    const proof = await make();
    expect(await faultOf(proof)).toBeNull();
    expect(await faultOf(proof)).toContain('used before');
  });

  it('is not used up by another browser that chose the same id', async () => {
    const other = await ProofKey.make();
    expect(await faultOf(await other.proof({ url, token: 'token-1', claims: { iat: second, jti: 'chosen' } }), { boundTo: other.thumbprint })).toBeNull();
    expect(await faultOf(await make({ claims: { jti: 'chosen' } }))).toBeNull();
    expect(await faultOf(await make({ claims: { jti: 'chosen' } }))).toContain('used before');
  });

  it('that was refused for something else is not used up by it', async () => {
    const proof = await make();
    expect(await faultOf(proof, { method: 'POST' })).toContain('another method');
    expect(await faultOf(proof)).toBeNull();
  });

  it('is remembered until its time is over, also when it was made for the future', async () => {
    const proof = await make({ claims: { iat: second + 300 } });
    expect(await faultOf(proof)).toBeNull();
    now += 600_999;
    expect(await faultOf(proof)).toContain('used before');
    now += 1;
    expect(await faultOf(proof)).toContain('time of the proof');
    now = second * 1000;
  });

  it('never passes, and never breaks anything, when it is any text (property)', async () => {
    await fc.assert(fc.asyncProperty(fc.oneof(fc.string({ maxLength: 200 }), fc.array(fc.base64String({ maxLength: 60 }), { minLength: 3, maxLength: 3 }).map((parts) => parts.join('.'))), async (text) => {
      expect(await faultOf(text)).not.toBeNull();
    }));
  });

  it('never passes with one character changed (property)', async () => {
    const proof = await make();
    await fc.assert(fc.asyncProperty(fc.nat(proof.length - 1), async (at) => {
      // The last character of a part may carry bits that count for nothing.
      if ('.'.includes(proof[at] ?? '') || '.'.includes(proof[at + 1] ?? '.')) return;
      const changed = `${proof.slice(0, at)}${proof[at] === 'A' ? 'B' : 'A'}${proof.slice(at + 1)}`;
      expect(await faultOf(changed)).not.toBeNull();
    }));
    expect(await faultOf(proof)).toBeNull();
  });
});

describe('the memory of used proofs', () => {
  it('lets each proof pass once, whatever the order (property)', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (uses) => {
      const memory = replayMemory(1000);
      const passed = uses.filter((proof) => memory.isFirstUse(proof, new Date(0)));
      expect(passed).toHaveLength(new Set(uses).size);
    }));
  });

  it('forgets after the lifetime, not before', () => {
    const memory = replayMemory(1000);
    expect(memory.isFirstUse('id', new Date(0))).toBe(true);
    expect(memory.isFirstUse('id', new Date(1000))).toBe(false);
    expect(memory.isFirstUse('id', new Date(1001))).toBe(true);
  });

  it('is bounded: what is oldest is forgotten first', () => {
    const memory = replayMemory(1000, 3);
    for (const id of ['a', 'b', 'c', 'd']) memory.isFirstUse(id, new Date(0));
    expect(['d', 'c', 'b'].map((id) => memory.isFirstUse(id, new Date(0)))).toEqual([false, false, false]);
    expect(memory.isFirstUse('a', new Date(0))).toBe(true);
  });
});
