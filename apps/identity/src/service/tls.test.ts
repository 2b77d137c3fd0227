import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '@quartermaster/database';
import { freePort, oneTestDatabase } from '@quartermaster/database/testing';
import { testCertificate, writePair } from '@quartermaster/tls/testing';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/clock.ts';
import { WEB_ORIGIN } from '../testing/identity.ts';
import { readConfig } from './config.ts';
import { startIdentity } from './identity-service.ts';

const needed = { DATABASE_URL: 'postgres://user@host/name', IDENTITY_SECRET: 'a secret of at least 32 characters' };
const files = { IDENTITY_TLS_CERTIFICATE_FILE: '/etc/login.pem', IDENTITY_TLS_KEY_FILE: '/etc/login.key' };

describe('the certificate of the identity server itself', () => {
  it('takes the place of a proxy in front of an https: address', () => {
    const { tls, trustProxy } = readConfig({ ...needed, ...files, IDENTITY_ISSUER: 'https://login.example.gov' });
    expect({ tls, trustProxy }).toEqual({ trustProxy: false, tls: { cert: { setting: 'IDENTITY_TLS_CERTIFICATE_FILE', path: '/etc/login.pem' }, key: { setting: 'IDENTITY_TLS_KEY_FILE', path: '/etc/login.key' } } });
  });

  it('comes with its key, and goes with an https: address alone', () => {
    expect(() => readConfig({ ...needed, ...files, IDENTITY_TLS_KEY_FILE: '', IDENTITY_ISSUER: 'https://login.example.gov' })).toThrow('Only one of IDENTITY_TLS_CERTIFICATE_FILE and IDENTITY_TLS_KEY_FILE is set.');
    expect(() => readConfig({ ...needed, ...files, IDENTITY_ISSUER: 'http://login.example.gov' })).toThrow('IDENTITY_ISSUER is "http://login.example.gov", but with a certificate this server speaks HTTPS alone.');
  });
});

it.each(oneTestDatabase())('a sign-in begins over TLS without a proxy, with cookies that are for TLS alone, on $name', async ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-tls-'));
  const pair = await testCertificate();
  const { certificateFile, keyFile } = writePair(folder, pair);
  const [database, port] = [await open(), await freePort()];
  const pool = openPool(database.url);
  const config = readConfig({
    DATABASE_URL: database.url, IDENTITY_SECRET: 'a secret of at least 32 characters', IDENTITY_HOST: 'localhost', IDENTITY_PORT: String(port), IDENTITY_ISSUER: `https://localhost:${port}`, WEB_ORIGIN,
    IDENTITY_TLS_CERTIFICATE_FILE: certificateFile, IDENTITY_TLS_KEY_FILE: keyFile,
  });
  const service = await startIdentity({ config, pool, clock: testClock(), log: pino({ level: 'silent' }) });
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; cookies: readonly string[]; body: string }>((resolve, reject) => {
      get(`https://localhost:${port}${path}`, { ca: pair.certificate }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text)).on('end', () => resolve({ status: response.statusCode, cookies: response.headers['set-cookie'] ?? [], body }));
      }).once('error', reject);
    });
  try {
    expect(JSON.parse((await ask('/.well-known/openid-configuration')).body)).toMatchObject({ issuer: `https://localhost:${port}`, token_endpoint: expect.stringMatching(`^https://localhost:${port}/`) as string });
    const asked = new URLSearchParams({ client_id: 'quartermaster-web', response_type: 'code', redirect_uri: `${WEB_ORIGIN}/pkce/callback`, scope: 'openid rs', state: 's', code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' });
    const begun = await ask(`/auth?${asked.toString()}`);
    expect(begun.status).toBe(303);
    expect(begun.cookies.length).toBeGreaterThan(0);
    for (const cookie of begun.cookies) expect(cookie).toMatch(/; secure/i);
  } finally {
    await service.stop();
    await pool.end();
    await database.close();
    rmSync(folder, { recursive: true });
  }
});
