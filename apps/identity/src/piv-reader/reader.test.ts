import { createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeySets, SigningKey } from '../keys/index.ts';
import { visitReader } from '../testing/card-visit.ts';
import { testClock } from '../testing/clock.ts';
import { makeAuthority, makeCard, makeRevocationList, makeServerCertificate, validFor, type CardProfile, type Pair } from '../trial-reader/index.ts';
import type { ReaderConfig } from './reader-config.ts';
import { startReader, type RunningReader } from './reader-server.ts';

const webOrigin = 'http://localhost:18080';
const storeOrigin = 'http://va.localhost:18080';
const issuer = 'http://localhost:18081';
const returnTo = `${webOrigin}/ws/profile/update_profile?from=card`;
const nonce = 'nonce-of-sixteen-or-more';
const clock = testClock();
const now = clock.now();
const day = 86_400_000;
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signing: SigningKey = { ...privateKey.export({ format: 'jwk' }), kid: 'k1', alg: 'ES256', use: 'sig' };
const keys: KeySets = { signing: [signing], cookies: [] };
const profile: CardProfile = { holder: 'TEST CARD HOLDER', principalName: '47001000000001@example.gov', validity: validFor(30, now) };

let folder: string;
let authority: Pair;
let intermediate: Pair;
let stranger: Pair;
let reader: RunningReader;
let config: ReaderConfig;
let lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'card-reader-'));
  authority = await makeAuthority('Trusted root', validFor(365, now));
  intermediate = await makeAuthority('Trusted issuer', validFor(365, now), authority);
  stranger = await makeAuthority('Stranger', validFor(365, now));
  const server = await makeServerCertificate(authority, validFor(365, now));
  for (const [name, text] of Object.entries({ 'ca.pem': authority.certificate + intermediate.certificate, 'root.pem': authority.certificate, 'server.pem': server.certificate, 'server.key': server.key })) writeFileSync(join(folder, name), text);
  config = {
    port: 0, origin: 'https://localhost', keyFile: join(folder, 'server.key'), certificateFile: join(folder, 'server.pem'),
    caFile: join(folder, 'ca.pem'), crlFile: null, policies: ['2.16.840.1.101.3.2.1.3.13'],
  };
  reader = await start(config);
});
afterAll(async () => {
  await reader.stop(1000);
  rmSync(folder, { recursive: true });
});

const start = (chosen: ReaderConfig): Promise<RunningReader> =>
  startReader({ host: 'localhost', issuer, webOrigins: { main: webOrigin, all: [webOrigin, storeOrigin], development: [], refresh: async () => {} }, reader: chosen, keys: { read: () => Promise.resolve(keys) }, clock, log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) });
const address = (query: Record<string, string> = { nonce, return_to: returnTo }, path = '/', at = reader): string => `https://localhost:${at.port}${path}?${new URLSearchParams(query).toString()}`;
const visit = (card: Pair | null, chain: readonly Pair[] = [], at = reader) => visitReader(address(undefined, '/', at), authority.certificate, card, chain);
const statement = async (said: URLSearchParams) =>
  jwtVerify(said.get('card_reading') ?? '', createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), { issuer, audience: webOrigin, typ: 'piv-reading+jwt', currentDate: now });

describe('the smart-card reader', () => {
  it('leads back with a signed reading: alternative name, chain, expiry, issuer, agency and holder [spec 3.6, 3.8]', async () => {
    const card = await makeCard(intermediate, profile);
    const { status, location, said } = await visit(card);
    expect({ status, to: location?.href.split('#')[0], nonce: said.get('card_nonce') }).toEqual({ status: 303, to: returnTo, nonce });
    const { payload, protectedHeader } = await statement(said);
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'k1', typ: 'piv-reading+jwt' });
    expect(payload).toMatchObject({
      nonce,
      fingerprint: new X509Certificate(card.certificate).fingerprint256.replaceAll(':', '').toLowerCase(),
      card_issuer: 'C=US\nO=Quartermaster Trial CA\nOU=TRIAL ONLY\nCN=Trusted issuer',
      reading: {
        ssl_client_san_other_msupn_0: '47001000000001@example.gov',
        ssl_client_v_end: new Date(Math.floor(profile.validity.to.getTime() / 1000) * 1000).toISOString(),
        ssl_client_i_dn_o: 'Quartermaster Trial CA',
        ssl_client_s_dn_ou: 'General Services Administration',
        ssl_client_s_dn_cn: 'TEST CARD HOLDER',
      },
    });
    const { ssl_client_cert_chain: chain } = payload['reading'] as { ssl_client_cert_chain: string };
    expect(chain.match(/BEGIN/g)).toHaveLength(1);
    expect(new X509Certificate(chain).subject).toContain('CN=Trusted issuer');
    expect(new X509Certificate(card.certificate).checkIssued(new X509Certificate(chain))).toBe(true);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });

  it('writes neither the name on the card nor the reading to the log', async () => {
    lines = [];
    const { said } = await visit(await makeCard(authority, profile));
    expect(lines.join('')).not.toMatch(/4700100|TEST CARD|BEGIN CERT/);
    expect(lines.join('')).not.toContain(said.get('card_reading'));
    expect(lines.join('')).toContain('card read');
  });

  it('says U.S. Government where the subject names no agency [spec 3.6]', async () => {
    const { said } = await visit(await makeCard(authority, { ...profile, unit: null }));
    expect((await statement(said)).payload['reading']).toMatchObject({ ssl_client_s_dn_ou: 'U.S. Government' });
  });

  it('leaves the alternative name out when the certificate has none [spec 3.6]', async () => {
    const { said } = await visit(await makeCard(authority, { ...profile, principalName: null }));
    const { payload } = await statement(said);
    expect(payload['reading']).not.toHaveProperty('ssl_client_san_other_msupn_0');
    expect(payload['reading']).toHaveProperty('ssl_client_cert_chain');
  });

  it('leaves the chain out when the issuer is known to the browser alone [spec 3.6]', async () => {
    const withoutIssuer = await start({ ...config, caFile: join(folder, 'root.pem') });
    try {
      const { said } = await visit(await makeCard(intermediate, profile), [intermediate], withoutIssuer);
      expect((await statement(said)).payload['reading']).not.toHaveProperty('ssl_client_cert_chain');
    } finally {
      await withoutIssuer.stop(1000);
    }
  });

  const refused: [string, string, () => Promise<Pair | null>][] = [
    ['no certificate', 'none', async () => null],
    ['a card of an authority that is not trusted', 'untrusted', () => makeCard(stranger, profile)],
    ['an authority of the same name with another key', 'untrusted', async () => makeCard(await makeAuthority('Trusted root', validFor(365, now)), profile)],
    ['a card that has expired', 'expired', () => makeCard(authority, { ...profile, validity: { from: new Date(now.getTime() - 60 * day), to: new Date(now.getTime() - day) } })],
    ['a card that is not valid yet', 'not-yet-valid', () => makeCard(authority, { ...profile, validity: { from: new Date(now.getTime() + day), to: new Date(now.getTime() + 60 * day) } })],
    ['the certificate of the card itself', 'wrong-certificate', () => makeCard(authority, { ...profile, usages: ['1.3.6.1.5.5.7.3.2', '2.16.840.1.101.3.6.8'] })],
    ['a certificate for e-mail', 'wrong-certificate', () => makeCard(authority, { ...profile, usages: ['1.3.6.1.5.5.7.3.4'] })],
    ['a key that may not sign', 'wrong-certificate', () => makeCard(authority, { ...profile, maySign: false })],
    ['another policy', 'wrong-certificate', () => makeCard(authority, { ...profile, policies: ['2.16.840.1.101.3.2.1.3.17'] })],
    ['a certificate signed by another card', 'untrusted', async () => makeCard(await makeCard(authority, profile), profile)],
  ];
  it.each(refused)('refuses %s: %s', async (_what, refusal, make) => {
    const { status, said } = await visit(await make());
    expect(status).toBe(303);
    expect(Object.fromEntries(said)).toEqual({ card_nonce: nonce, card_refusal: refusal });
  });

  it('asks anew on each connection: no card is carried over from one visit to the next', async () => {
    expect((await visit(await makeCard(authority, profile))).said.has('card_reading')).toBe(true);
    expect((await visit(null)).said.get('card_refusal')).toBe('none');
  });

  it('refuses revoked cards by its list, and reads a new list without a stop', async () => {
    const crlFile = join(folder, 'crl.pem');
    writeFileSync(crlFile, await makeRevocationList(authority, [], now));
    const checked = await start({ ...config, crlFile });
    try {
      const card = await makeCard(authority, profile);
      expect((await visit(card, [], checked)).said.has('card_reading')).toBe(true);
      writeFileSync(crlFile, await makeRevocationList(authority, [new X509Certificate(card.certificate).serialNumber], now));
      checked.lookAgain();
      expect((await visit(card, [], checked)).said.get('card_refusal')).toBe('revoked');
      expect((await visit(await makeCard(authority, profile), [], checked)).said.has('card_reading')).toBe(true);
      // A list that cannot be read changes nothing.
      writeFileSync(crlFile, '');
      checked.lookAgain();
      expect((await visit(card, [], checked)).said.get('card_refusal')).toBe('revoked');
    } finally {
      await checked.stop(1000);
    }
  });

  it.each([
    ['another site', { return_to: 'https://elsewhere.example/' }],
    ['a site whose name begins like ours', { return_to: `${webOrigin}.elsewhere.example/` }],
    ['a name before an at sign', { return_to: `http://localhost:18080@elsewhere.example/` }],
    ['a script', { return_to: 'javascript:alert(1)' }],
    ['a relative address', { return_to: '/ws/profile/update_profile' }],
    ['an address with a fragment', { return_to: `${webOrigin}/#x` }],
    ['a short nonce', { nonce: 'short' }],
    ['a nonce with other characters', { nonce: 'nonce with spaces and more' }],
  ])('leads nowhere for %s', async (_what, change) => {
    const { status, location } = await visitReader(address({ nonce, return_to: returnTo, ...change }), authority.certificate, await makeCard(authority, profile));
    expect({ status, location }).toEqual({ status: 400, location: null });
  });

  it('takes GET at its one address only', async () => {
    expect((await visitReader(address(), authority.certificate, null, [], 'POST')).status).toBe(405);
    expect((await visitReader(address({}, '/session'), authority.certificate, null)).status).toBe(404);
  });

  it.each(['keyFile', 'certificateFile', 'caFile'] as const)('does not start without its %s, and says which', async (name) => {
    await expect(start({ ...config, [name]: join(folder, 'missing.pem') })).rejects.toThrow(/PIV_READER_\w+_FILE is ".*missing\.pem", which cannot be read \(ENOENT\)/);
    writeFileSync(join(folder, 'empty.pem'), '');
    await expect(start({ ...config, [name]: join(folder, 'empty.pem') })).rejects.toThrow(/holds nothing in PEM form/);
  });
});
