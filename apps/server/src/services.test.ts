import { describe, expect, it } from 'vitest';
import { services } from '@quartermaster/contracts/schema';
import { openPool } from '@quartermaster/database';
import { embeddedIdentity, openIdentity } from './login/index.ts';
import { systemClock } from './runtime/clock.ts';
import { systemRandomness } from './runtime/randomness.ts';
import { allServices } from './services.ts';

const identity = openIdentity({
  config: embeddedIdentity,
  database: openPool('postgres://nobody@127.0.0.1:9/none'),
  clock: systemClock,
  randomness: systemRandomness,
  cookieKey: new Uint8Array(32),
  webOrigin: 'http://localhost:8080',
  sessionTimeout: 1800,
});

describe('the server', () => {
  it('implements every service of the contract once', () => {
    const paths = allServices(identity).map(({ service }) => service.path);
    expect(paths.toSorted()).toEqual(services.map(({ path }) => path).toSorted());
  });

  it('limits searching and signing in', () => {
    const limited = Object.fromEntries(allServices(identity).map(({ service, rateClass }) => [service.path, rateClass]));
    expect(limited).toMatchObject({
      '/search/advantage_search': 'search',
      '/search/header_search': 'search',
      '/autocomplete': 'search',
      '/login/auth_tokens': 'signIn',
      '/login/mfa_sign_in': 'signIn',
    });
  });
});
