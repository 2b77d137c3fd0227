import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['node', 'Another browser'],
])('calls %s %s', (userAgent, device) => {
  expect(placeOf('192.0.2.7', userAgent)).toEqual({ device, network: '192.0.2.0/24' });
});

it.each([['::ffff:198.51.100.9', '198.51.100.0/24'], ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'], ['2001:db8::1', '2001:db8:0::/48'], ['unknown', '']])('says of %s no more than %s', (address, network) => {
  expect(placeOf(address).network).toBe(network);
});

it('repeats nothing that a browser sends', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string(), (userAgent, address) => {
    const { device, network } = placeOf(address, userAgent);
    expect([device.length < 40, /^[A-Za-z ]*$/.test(device), /^[\da-f.:/]*$/.test(network)]).toEqual([true, true, true]);
  }));
});
