import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const DATABASE_URL = 'postgres://user@host/name';

it('needs only the database', () => {
  expect(readConfig({ DATABASE_URL })).toEqual({
    host: '127.0.0.1',
    port: 8081,
    issuer: 'http://localhost:8081',
    databaseUrl: DATABASE_URL,
    webOrigin: 'http://localhost:8080',
    demoAccounts: false,
    trustProxy: false,
    logLevel: 'info',
    accessTokenSeconds: 600,
    reader: null,
  });
});

it('names itself after its port unless told otherwise', () => {
  expect(readConfig({ DATABASE_URL, IDENTITY_PORT: '9001' }).issuer).toBe('http://localhost:9001');
  const https = { DATABASE_URL, IDENTITY_ISSUER: 'https://id.example.gov/', IDENTITY_TRUST_PROXY: '1' };
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
  ])('%s=%s', (name, value) => {
    const read = () => readConfig({ DATABASE_URL, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name} is "${value}"`);
  });

  it('DATABASE_URL missing', () => {
    expect(() => readConfig({})).toThrow('DATABASE_URL is not set');
  });
});
