import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('works without any setting', () => {
    expect(readSettings({}, [], '/home/someone')).toEqual({
      port: 8080,
      identityPort: 8081,
      dataDir: '/home/someone/.data',
      databaseUrl: undefined,
      webOrigin: 'http://localhost:8080',
      identityIssuer: 'http://localhost:8081',
      ownIdentity: true,
      trialReaderPort: 8082,
      demoAccounts: true,
      developmentOrigins: 'http://localhost:5170',
      sampleCatalog: true,
      packageChecker: true,
      processes: 1,
      reset: false,
    });
  });

  it('follows the ports in its addresses', () => {
    const settings = readSettings({ PORT: '9000', IDENTITY_PORT: '9001' }, [], '/');
    expect([settings.webOrigin, settings.identityIssuer]).toEqual(['http://localhost:9000', 'http://localhost:9001']);
  });

  it('makes neither demo accounts nor sample products in a real database', () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://db/shop' }, [], '/');
    expect([settings.demoAccounts, settings.sampleCatalog, settings.packageChecker, settings.developmentOrigins]).toEqual([false, false, false, '']);
    expect(readSettings({ DATABASE_URL: 'postgres://db/shop', SAMPLE_CATALOG: '1' }, [], '/').sampleCatalog).toBe(true);
  });

  it('takes the address of the owner of the tables beside that of the servers alone', () => {
    const env = { MIGRATIONS_DATABASE_URL: 'postgres://owner@db/shop' };
    expect(readSettings({ ...env, DATABASE_URL: 'postgres://db/shop' }, [], '/').migrationsDatabaseUrl).toBe('postgres://owner@db/shop');
    expect(() => readSettings(env, [], '/')).toThrow('MIGRATIONS_DATABASE_URL names a PostgreSQL, and DATABASE_URL names none');
  });

  it('starts no identity server of its own, and no demo accounts, beside an external one', () => {
    const settings = readSettings({ IDENTITY_ISSUER: 'https://id.example.gov' }, [], '/');
    expect([settings.ownIdentity, settings.demoAccounts, settings.identityIssuer]).toEqual([false, false, 'https://id.example.gov']);
  });

  it('brings a smart-card reader into a trial alone, at a port that is free', () => {
    const port = (env: Record<string, string>) => readSettings(env, [], '/').trialReaderPort;
    expect(port({ PORT: '9002', IDENTITY_PORT: '9001' })).toBe(9003);
    expect(port({ PIV_READER_PORT: '8443' })).toBe(8443);
    expect(port({ TRIAL_CARD_READER: '0' })).toBeNull();
    expect(port({ PIV_READER_PORT: '8443', PIV_READER_CA_FILE: '/etc/card/ca.pem' })).toBeNull();
    expect(port({ DATABASE_URL: 'postgres://db/shop' })).toBeNull();
    expect(port({ IDENTITY_ISSUER: 'https://id.example.gov' })).toBeNull();
  });

  it('runs several server processes on a real database, by option or by setting', () => {
    const processes = (env: Record<string, string>, ...argv: string[]) => readSettings({ DATABASE_URL: 'postgres://db/shop', ...env }, argv, '/').processes;
    expect([processes({}), processes({}, '--processes', '4'), processes({}, '--processes=2'), processes({ PROCESSES: '3' }), processes({ PROCESSES: '3' }, '--processes=2')]).toEqual([1, 4, 2, 3, 2]);
    expect(readSettings({ PROCESSES: '1' }, ['--reset', '--processes', '1'], '/')).toMatchObject({ processes: 1, reset: true });
  });

  it.each([
    [{ PORT: 'eighty' }, [], 'PORT is "eighty"'],
    [{ IDENTITY_PORT: '70000' }, [], 'IDENTITY_PORT is "70000"'],
    [{ PORT: '8081' }, [], 'PORT and IDENTITY_PORT are both 8081'],
    [{ SAMPLE_CATALOG: 'no' }, [], 'SAMPLE_CATALOG is "no"'],
    [{}, ['--rest'], '--rest is not known'],
    [{ DATABASE_URL: 'postgres://db/shop' }, ['--reset'], 'DATABASE_URL names another one'],
    [{ DATABASE_URL: 'postgres://db/shop' }, ['--processes', 'many'], 'The number of processes is "many"; use a whole number from 1 to 64.'],
    [{ DATABASE_URL: 'postgres://db/shop' }, ['--processes', '0'], 'The number of processes is "0"'],
    [{}, ['--processes'], '--processes is not known'],
    [{}, ['--processes', '4'], 'the embedded database serves one process alone. Name one, such as DATABASE_URL=postgresql://user@host/name npm start -- --processes 4'],
    [{ PROCESSES: '2' }, [], '2 server processes need a real PostgreSQL'],
  ])('refuses %j %j', (env, argv, reason) => {
    expect(() => readSettings(env, argv, '/')).toThrow(reason);
  });
});
