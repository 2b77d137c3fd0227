import type { LookupAddress } from 'node:dns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLiteral, guardedLookup, mayBeAsked } from './address-guard.ts';

describe('an address that may be asked', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '::ffff:808:808'])('%s is on the open internet', (address) => {
    expect(mayBeAsked(address, false)).toBe(true);
  });

  it.each(['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1', '100.64.0.1', '198.18.0.1', '::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '::127.0.0.1', '::a00:1', '::ffff:0:10.0.0.1', '2002:a00:1::', '2001:0:a00:1::', '3fff::1', '5f00::1'])(
    '%s only where the operator allows a private network',
    (address) => {
      expect([mayBeAsked(address, false), mayBeAsked(address, true)]).toEqual([false, true]);
    },
  );

  it.each(['169.254.169.254', '0.0.0.0', '224.0.0.1', '255.255.255.255', 'fe80::1', 'ff02::1', '::', '::ffff:169.254.169.254', '::ffff:a9fe:a9fe', '::a9fe:a9fe', '::ffff:0:a9fe:a9fe', '64:ff9b::169.254.169.254', '2002:a9fe:a9fe::1', 'fe80::1%eth0', '', 'localhost', '1.2.3'])('%s never', (address) => {
    expect([mayBeAsked(address, false), mayBeAsked(address, true)]).toEqual([false, false]);
  });

  it('is never within 10.0.0.0/8, whatever its other numbers are', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), fc.nat(255), (b, c, d) => {
        const hexadecimal = [10 * 256 + b, c * 256 + d].map((part) => part.toString(16)).join(':');
        expect([`10.${b}.${c}.${d}`, `::ffff:10.${b}.${c}.${d}`, `::ffff:${hexadecimal}`, `::FFFF:${hexadecimal}`].filter((address) => mayBeAsked(address, false))).toEqual([]);
      }),
    );
  });
});

it.each(['127.0.0.1', '[::1]', '10.0.0.1'])('a host that is the address %s is refused without a look-up', (host) => {
  expect(() => checkLiteral(host, false)).toThrow(/must not be asked/);
  expect(() => checkLiteral('api.example.gov', false)).not.toThrow();
});

it.each(['http://2130706433/', 'http://0x7f.1/', 'http://127.1/', 'http://[::ffff:127.0.0.1]/'])('another spelling of this machine, %s, is refused too', (address) => {
  expect(() => checkLiteral(new URL(address).hostname, false)).toThrow(/must not be asked/);
});

describe('a name', () => {
  const answers = (...addresses: string[]) =>
    ((_name: string, _options: unknown, callback: (error: null, found: LookupAddress[]) => void) =>
      callback(null, addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))) as never;
  const looked = (privateAllowed: boolean, all: boolean, ...addresses: string[]) =>
    new Promise<unknown>((resolve) => guardedLookup(privateAllowed, answers(...addresses))('api.example.gov', { all }, (error, found) => resolve(error?.message ?? found)));

  it('is connected to at the addresses that may be asked, and at no other', async () => {
    expect(await looked(false, true, '10.0.0.1', '8.8.8.8', '169.254.169.254')).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await looked(false, false, '127.0.0.1', '8.8.4.4')).toBe('8.8.4.4');
  });

  it('that leads to private addresses alone is refused', async () => {
    expect(await looked(false, true, '10.0.0.1', '::1')).toMatch(/must not be asked/);
    expect(await looked(true, false, '169.254.169.254')).toMatch(/must not be asked/);
  });
});
