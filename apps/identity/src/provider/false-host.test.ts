import { request } from 'node:http';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/identity.ts';

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly body: string;
}

describe.each(oneTestDatabase())('a request with the name of another host on $name', (database) => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await openTestIdentity(database);
  });
  afterAll(() => identity.stop());

  /** `fetch` lets no one choose the host. */
  const ask = (path: string, headers: Record<string, string>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(identity.issuer);
      const sent = request({ hostname, port, path, headers: { accept: 'text/html', ...headers } }, (answer) => {
        let body = '';
        answer.on('data', (chunk) => (body += String(chunk)));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', body }));
      });
      sent.on('error', reject);
      sent.end();
    });

  const evil = 'evil.example';
  const forged: [string, Record<string, string>][] = [
    ['Host', { host: evil }],
    ['X-Forwarded-Host', { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https' }],
    ['Forwarded', { forwarded: `for=192.0.2.1;host=${evil};proto=https` }],
    ['X-Forwarded-Proto alone', { 'x-forwarded-proto': 'https' }],
  ];

  it.each(forged)('by %s gets the addresses of the configuration', async (_name, headers) => {
    const document = await ask('/.well-known/openid-configuration', headers);
    const addresses = Object.values(JSON.parse(document.body) as Record<string, unknown>).filter((value) => typeof value === 'string' && value.includes('://'));
    expect(addresses.map((address) => new URL(String(address)).origin)).toEqual(Array(addresses.length).fill(identity.issuer));
    const { url } = identity.authorizeUrl();
    const begun = await ask(`${url.pathname}${url.search}`, headers);
    expect([begun.status, new URL(begun.location, identity.issuer).origin]).toEqual([303, identity.issuer]);
    const ended = await ask('/session/end', headers);
    expect([document.body, begun.location, ended.body, ended.location].join()).not.toContain(evil);
    expect([ended.status, ended.location]).toEqual([303, `${identity.issuer}/session/end/success`]);
  });

  it('as its whole address gets those of the configuration, too', async () => {
    const { body } = await ask(`http://${evil}/.well-known/openid-configuration`, { host: evil });
    expect(JSON.parse(body)).toMatchObject({ issuer: identity.issuer, authorization_endpoint: `${identity.issuer}/auth` });
  });
});
