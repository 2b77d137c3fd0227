import { describe, expect, it } from 'vitest';
import { ConfigError } from '../runtime/index.ts';
import { DEFAULT_LIMITS } from '../sign-in/index.ts';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://user@host/name';
const IDENTITY_SECRET = 'a secret of at least 32 characters';

it('needs only the database and its secret', () => {
  expect(readConfig({ DATABASE_URL, IDENTITY_SECRET })).toEqual({
    host: '127.0.0.1',
    port: 8081,
    issuer: 'http://localhost:8081',
    databaseUrl: DATABASE_URL,
    webOrigin: 'http://localhost:8080',
    demoAccounts: false,
    deskSecret: null,
    developmentOrigins: [],
    trustProxy: false,
    tls: null,
    metrics: null,
    logLevel: 'info',
    accessTokenSeconds: 600,
    secret: IDENTITY_SECRET,
    keyDays: 90,
    signInLimits: DEFAULT_LIMITS,
    requests: { tries: 600, seconds: 60 },
    inactivitySeconds: 1800,
    maxAgeSeconds: 43_200,
    leaveSeconds: 0,
    reader: null,
  });
});

it('names itself after its port unless told otherwise', () => {
  expect(readConfig({ DATABASE_URL, IDENTITY_SECRET, IDENTITY_PORT: '9001' }).issuer).toBe('http://localhost:9001');
  const https = { DATABASE_URL, IDENTITY_SECRET, IDENTITY_ISSUER: 'https://id.example.gov/', IDENTITY_TRUST_PROXY: '1' };
  expect(readConfig(https).issuer).toBe('https://id.example.gov');
});

describe('a setting that cannot be used is named with its value', () => {
  it.each([
    ['IDENTITY_PORT', '80a'],
    ['IDENTITY_PORT', '70000'],
    ['IDENTITY_PORT', ''],
    ['IDENTITY_ISSUER', 'https://example.gov/identity'],
    ['IDENTITY_ISSUER', 'https://id.example.gov'],
    ['WEB_ORIGIN', 'localhost:8080'],
    ['WEB_ORIGIN', 'http://localhost:8080/home'],
    ['DEMO_ACCOUNTS', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['IDENTITY_ACCESS_TOKEN_SECONDS', '9'],
    ['IDENTITY_ACCESS_TOKEN_SECONDS', '1h'],
    ['IDENTITY_KEY_DAYS', '1'],
    ['IDENTITY_KEY_DAYS', '4000'],
    ['IDENTITY_KEY_DAYS', '2.5'],
  ])('%s=%s', (name, value) => {
    const read = () => readConfig({ DATABASE_URL, IDENTITY_SECRET, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name} is "${value}"`);
  });

  it('DATABASE_URL missing', () => {
    expect(() => readConfig({})).toThrow('DATABASE_URL is not set');
  });

  it('IDENTITY_SECRET missing or short, which no message repeats', () => {
    expect(() => readConfig({ DATABASE_URL })).toThrow('IDENTITY_SECRET is not set');
    const short = () => readConfig({ DATABASE_URL, IDENTITY_SECRET: 'only-31-characters-are-too-few.' });
    expect(short).toThrow('IDENTITY_SECRET has 31 characters');
    expect(short).not.toThrow('only-31');
  });
});

it('trusts development servers of this computer alone, and with demo accounts alone', () => {
  const read = (env: Record<string, string>) => readConfig({ DATABASE_URL, IDENTITY_SECRET, ...env });
  expect(read({ DEMO_ACCOUNTS: '1', DEVELOPMENT_ORIGINS: 'http://localhost:5170' }).developmentOrigins).toEqual(['http://localhost:5170']);
  expect(() => read({ DEVELOPMENT_ORIGINS: 'http://localhost:5170' })).toThrow(/DEMO_ACCOUNTS is not 1/);
  expect(() => read({ DEMO_ACCOUNTS: '1', DEVELOPMENT_ORIGINS: 'https://dev.example.gov' })).toThrow(/own computer/);
});
