import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDevelopmentOrigins } from './development-origins.ts';

it('reads origins of the visitor’s own computer', () => {
  expect(readDevelopmentOrigins('http://localhost:5170, http://127.0.0.1:6006 http://[::1]:5170,http://localhost:5170')).toEqual(['http://localhost:5170', 'http://127.0.0.1:6006', 'http://[::1]:5170']);
  expect(readDevelopmentOrigins(' ')).toEqual([]);
});

it.each(['http://example.gov', 'https://localhost:5170', 'http://localhost:5170/', 'http://localhost.evil.example', 'http://a@localhost', 'http://localhost:99999', 'http://10.0.0.1:5170', '*', 'localhost:5170'])('refuses %s', (text) => {
  expect(readDevelopmentOrigins(`http://localhost:5170,${text}`)).toBeNull();
});

it('nothing that it reads is another computer', () => {
  fc.assert(fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webAuthority().map((authority) => `http://${authority}`)), (text) => {
    const hosts = (readDevelopmentOrigins(text) ?? []).map((origin) => new URL(origin).hostname);
    expect(hosts.filter((host) => !['localhost', '127.0.0.1', '[::1]'].includes(host))).toEqual([]);
  }));
});
