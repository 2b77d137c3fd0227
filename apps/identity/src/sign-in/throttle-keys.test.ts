import { expect, it } from 'vitest';
import { accountAndNetworkKey, accountKey, networkKey } from './throttle-keys.ts';

it.each([
  ['192.0.2.7', 'network:192.0.2.7'],
  ['::ffff:192.0.2.7', 'network:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', 'network:2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', 'network:2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', 'network:2001:db8:1:2::/64'],
  ['2001:db8::1', 'network:2001:db8:0:0::/64'],
  ['::1', 'network:0:0:0:0::/64'],
  ['fe80::1%eth0', 'network:fe80:0:0:0::/64'],
  ['unknown', 'network:unknown'],
])('counts %s as %s', (address, key) => {
  expect(networkKey(address)).toBe(key);
});

it('does not write a login into the database that may be a mistyped password', () => {
  expect(accountKey('My-secret-password-1')).not.toContain('secret');
  expect(accountAndNetworkKey('My-secret-password-1', '192.0.2.7')).not.toContain('secret');
});

it('an account has one count for all of a network, and others for other networks and accounts', () => {
  const [one, same, next, other] = [accountAndNetworkKey('a@agency.gov', '2001:db8:1:2::9'), accountAndNetworkKey('a@agency.gov', '2001:db8:1:2:3:4:5:6'), accountAndNetworkKey('a@agency.gov', '2001:db8:1:3::9'), accountAndNetworkKey('b@agency.gov', '2001:db8:1:2::9')];
  expect(same).toBe(one);
  expect(new Set([one, next, other]).size).toBe(3);
});
