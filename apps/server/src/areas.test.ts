import { services } from '@quartermaster/contracts/schema';
import { oneTestDatabase } from '@quartermaster/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type TestServer } from './testing/server.ts';

describe.each(oneTestDatabase())('the areas of the server on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer(open);
  });
  afterAll(() => server.close());

  it('implement every service of the contract once', () => {
    const paths = server.implementations.map(({ service }) => service.path);
    expect(paths.toSorted()).toEqual(services.map(({ path }) => path).toSorted());
  });

  it('limit searching and signing in', () => {
    const limited = Object.fromEntries(server.implementations.map(({ service, rateClass }) => [service.path, rateClass]));
    expect(limited).toMatchObject({
      '/search/advantage_search': 'search',
      '/search/header_search': 'search',
      '/autocomplete': 'search',
      '/login/auth_tokens': 'signIn',
      '/login/mfa_sign_in': 'signIn',
    });
  });
});
