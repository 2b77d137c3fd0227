import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('stands on its own without any setting', () => {
    expect(readSettings({}, [], '/home/someone')).toEqual({
      port: 8080,
      identityPort: 8081,
      dataDir: '/home/someone/.data',
      databaseUrl: undefined,
      webOrigin: 'http://localhost:8080',
      identityIssuer: 'http://localhost:8081',
      ownIdentity: true,
      demoAccounts: true,
      sampleCatalog: true,
      reset: false,
    });
  });

  it('follows the ports in its addresses', () => {
    const settings = readSettings({ PORT: '9000', IDENTITY_PORT: '9001' }, [], '/');
    expect([settings.webOrigin, settings.identityIssuer]).toEqual(['http://localhost:9000', 'http://localhost:9001']);
  });

  it('makes neither demo accounts nor sample products in a real database', () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://db/shop' }, [], '/');
    expect([settings.demoAccounts, settings.sampleCatalog]).toEqual([false, false]);
    expect(readSettings({ DATABASE_URL: 'postgres://db/shop', SAMPLE_CATALOG: '1' }, [], '/').sampleCatalog).toBe(true);
  });

  it('starts no identity server of its own, and no demo accounts, beside an external one', () => {
    const settings = readSettings({ IDENTITY_ISSUER: 'https://id.example.gov' }, [], '/');
    expect([settings.ownIdentity, settings.demoAccounts, settings.identityIssuer]).toEqual([false, false, 'https://id.example.gov']);
  });

  it.each([
    [{ PORT: 'eighty' }, [], 'PORT is "eighty"'],
    [{ IDENTITY_PORT: '70000' }, [], 'IDENTITY_PORT is "70000"'],
    [{ PORT: '8081' }, [], 'PORT and IDENTITY_PORT are both 8081'],
    [{ SAMPLE_CATALOG: 'no' }, [], 'SAMPLE_CATALOG is "no"'],
    [{}, ['--rest'], '--rest is not known'],
    [{ DATABASE_URL: 'postgres://db/shop' }, ['--reset'], 'DATABASE_URL names another one'],
  ])('refuses %j %j', (env, argv, reason) => {
    expect(() => readSettings(env, argv, '/')).toThrow(reason);
  });
});
