import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './runtime/config-error.ts';

const DATABASE_URL = 'postgres://user@host/name';

describe('the configuration', () => {
  it('needs a database only', () => {
    expect(readConfig({ DATABASE_URL })).toMatchObject({
      port: 8080,
      webOrigin: 'http://localhost:8080',
      trustedProxies: 0,
      cookieSecret: null,
      demoAccounts: false,
      identity: { issuer: 'http://localhost:8081', clientId: 'quartermaster-web', resource: 'urn:quartermaster:rs', signingAlgorithms: ['ES256'], clockTolerance: 300 },
    });
  });

  it('takes an external identity provider', () => {
    const env = {
      DATABASE_URL,
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
    expect(readConfig(env).identity).toEqual({
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
    });
  });

  it('names stores by host', () => {
    const { storeHosts } = readConfig({ DATABASE_URL, STORE_HOSTS: 'supply.example.gov=fss, Marines.example.mil=USMC' });
    expect([...storeHosts]).toEqual([['supply.example.gov', 'FSS'], ['marines.example.mil', 'USMC']]);
  });

  it('names the domains whose members DHS lets in', () => {
    expect(readConfig({ DATABASE_URL }).memberRules.dhsDomains).toEqual(['dhs.gov']);
    expect(readConfig({ DATABASE_URL, DHS_EMAIL_DOMAINS: 'DHS.gov, tsa.example.gov' }).memberRules.dhsDomains).toEqual(['dhs.gov', 'tsa.example.gov']);
    expect(readConfig({ DATABASE_URL, DEMO_ACCOUNTS: '1' }).memberRules.dhsDomains).toEqual(['dhs.gov', 'dhs.example.gov']);
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
  ])('refuses %s=%s by name and with advice', (name, value) => {
    const read = () => readConfig({ DATABASE_URL, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
  });
});
