import { expect, it } from 'vitest';
import { storedKeys, xsrfCookie } from './stored-keys.ts';

it('the browser keeps things under the names of the specification [spec 3.4, 3.5]', () => {
  expect(Object.values(storedKeys)).toEqual(
    expect.arrayContaining([
      'store', 'theme', 'userinfo', 'access_token', 'id_token', 'okta_config', 'oktaUserLogin', 'oktaSessionId', 'wsID', 'sessionTimeout',
      'warnUsersAboutSessionExpiring', 'pkce_state', 'pkce_code_verifier',
    ]),
  );
  expect(xsrfCookie).toBe('XSRF-TOKEN');
});

it('no two things share a name', () => {
  const names = Object.values(storedKeys);
  expect(new Set(names).size).toBe(names.length);
});
