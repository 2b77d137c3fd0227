import { expect, it } from 'vitest';
import { entryParameters } from './entry-parameters.ts';

it.each([
  ['', false, false, ''],
  ['?q=a%20b&c', false, false, '?q=a%20b&c'],
  ['?auth=MFA', true, false, ''],
  ['?q=a&Auth=mfa&b', true, false, '?q=a&b'],
  ['?auth=other', false, false, '?auth=other'],
  ['?sso=1', false, true, ''],
  ['?sso=true&q=a%2Fb', false, true, '?q=a%2Fb'],
  ['?SSO=yes', false, true, ''],
  ['?sso', false, false, ''],
  ['?sso=0', false, false, ''],
  ['?sso=false&store=va', false, false, '?store=va'],
  ['?sso=0&sso=1&auth=x&auth=MFA', true, true, '?auth=x'],
  ['?essos=1', false, false, '?essos=1'],
])('%s: auth %s, sso %s, and %s stays [spec 2.23]', (search, clearsAuthFlag, signsInSilently, rest) => {
  expect(entryParameters(search)).toEqual({ clearsAuthFlag, signsInSilently, rest });
});
