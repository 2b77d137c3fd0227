import { describe, expect, it } from 'vitest';
import { composeServer } from './compose-server.ts';
import { embeddedIdentity, identitySettings } from './login/config.ts';
import { ConfigError } from './runtime/config-error.ts';
import * as server from './runtime/server-settings.ts';
import { readSettings, type Environment, type Setting } from './runtime/setting.ts';
import { storeHosts } from './stores/store-hosts.ts';
import { memberDomains } from './virtual-store/membership/member-domains.ts';

const DATABASE_URL = 'postgres://user@host/name';
const COOKIE_SECRET = 'a secret of at least 32 characters';
const { settings } = composeServer();
const read = (env: Environment) => readSettings(settings, { DATABASE_URL, COOKIE_SECRET, ...env });
const valuesOf = (named: Readonly<Record<string, Setting<unknown>>>, env: Environment) =>
  Object.fromEntries(Object.entries(named).map(([name, setting]) => [name, read(env)(setting)]));

describe('the settings of the server', () => {
  it('need a database and a secret only', () => {
    expect(valuesOf(server, {})).toMatchObject({
      port: 8080,
      webOrigin: 'http://localhost:8080',
      trustedProxies: 0,
      cookieSecret: COOKIE_SECRET,
      demoAccounts: false,
    });
    expect(valuesOf(identitySettings, {})).toEqual(embeddedIdentity);
  });

  it('take an external identity provider', () => {
    const env = {
      IDENTITY_ISSUER: 'https://login.example.gov/realm/',
      OAUTH_CLIENT_ID: 'market',
      OAUTH_CLIENT_SECRET: 's3cret',
      OAUTH_RESOURCE: '',
      OAUTH_AUDIENCE: 'market-api',
      OAUTH_SCOPES: 'openid email',
      OAUTH_SIGNING_ALGORITHMS: 'RS256, ES256',
      OAUTH_CLOCK_TOLERANCE: '0',
      OAUTH_SESSION_ENDPOINT: 'https://login.example.gov/session',
      OAUTH_DPOP: 'required',
    };
    expect(valuesOf(identitySettings, env)).toEqual({
      issuer: 'https://login.example.gov/realm',
      clientId: 'market',
      clientSecret: 's3cret',
      resource: null,
      audience: 'market-api',
      scopes: ['openid', 'email'],
      signingAlgorithms: ['RS256', 'ES256'],
      clockTolerance: 0,
      sessionEndpoint: 'https://login.example.gov/session',
      pivreaderEndpoint: null,
      dpop: 'required',
      freshSignIn: 'after-expiry',
      maxAge: 43_200,
    });
  });

  it('name stores by host', () => {
    const env = { STORE_HOSTS: 'supply.example.gov=fss, Marines.example.mil=USMC' };
    expect([...read(env)(storeHosts)]).toEqual([['supply.example.gov', 'FSS'], ['marines.example.mil', 'USMC']]);
  });

  it('name the domains of the addresses that a store lets in', () => {
    const domains = (env: Environment, store: string) => read(env)(memberDomains)(store, ['navy.example.mil']);
    expect(domains({}, 'DHS')).toEqual(['navy.example.mil']);
    expect(domains({ DHS_EMAIL_DOMAINS: 'DHS.gov, tsa.example.gov' }, 'DHS')).toEqual(['dhs.gov', 'tsa.example.gov']);
    expect(domains({ DHS_EMAIL_DOMAINS: 'dhs.gov', HARBOR_EMAIL_DOMAINS: 'harbor.example.gov' }, 'HARBOR')).toEqual(['harbor.example.gov']);
    expect(domains({ DEMO_ACCOUNTS: '1', HARBOR_EMAIL_DOMAINS: 'harbor.gov' }, 'HARBOR')).toEqual(['harbor.gov', 'harbor.example.gov']);
    expect(domains({ DEMO_ACCOUNTS: '1' }, 'DHS')).toEqual(['navy.example.mil', 'dhs.example.gov']);
  });

  it.each([
    ['DATABASE_URL', undefined],
    ['PORT', '80x'],
    ['PORT', '65536'],
    ['WEB_ORIGIN', 'localhost:8080'],
    ['WEB_ORIGIN', 'https://example.gov/path'],
    ['IDENTITY_ISSUER', 'ftp://example.gov'],
    ['OAUTH_DPOP', 'sometimes'],
    ['OAUTH_CLOCK_TOLERANCE', '601'],
    ['COOKIE_SECRET', undefined],
    ['COOKIE_SECRET', 'too short'],
    ['OPERATOR_TOKEN', 'too short'],
    ['TRUST_PROXY', 'yes'],
    ['DEMO_ACCOUNTS', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['STORE_HOSTS', 'supply.example.gov=no where'],
    ['LEGACY_URLS', '/a.do=https://evil.test/'],
    ['LEGACY_HOSTS', 'https://training.example.gov'],
    ['DHS_EMAIL_DOMAINS', 'gov'],
    ['DHS_EMAIL_DOMAINS', '@dhs.gov'],
    ['DHS_EMAIL_DOMAINS', ''],
    ['RATE_LIMIT_SEARCH', '0'],
    ['ACME_VENDOR_SECRET', ''],
    ['VENDOR_PRIVATE_NETWORKS', '10.0.0.0/99'],
    ['ACME_VENDOR_SECRET', 'fifteen letters'],
  ])('refuses %s=%s by name and with advice', (name, value) => {
    const reading = () => read({ [name]: value });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(new RegExp(`^${name} .*\\.$`));
  });
});
