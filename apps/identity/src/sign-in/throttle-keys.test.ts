import { expect, it } from 'vitest';
import { accountKey, addressKey } from './throttle-keys.ts';

it.each([
  ['192.0.2.7', 'address:192.0.2.7'],
  ['::ffff:192.0.2.7', 'address:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', 'address:2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', 'address:2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', 'address:2001:db8:1:2::/64'],
  ['2001:db8::1', 'address:2001:db8:0:0::/64'],
  ['::1', 'address:0:0:0:0::/64'],
  ['fe80::1%eth0', 'address:fe80:0:0:0::/64'],
  ['unknown', 'address:unknown'],
])('counts %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it('does not write a login into the database that may be a mistyped password', () => {
  expect(accountKey('My-secret-password-1')).not.toContain('secret');
});
