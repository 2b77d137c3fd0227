import { describe, expect, it } from 'vitest';
import { fixedStoreList } from '../testing/store-list.ts';
import { originsOf } from './web-origins.ts';

const stores = fixedStoreList({ hosts: [['va.example.gov', 'VA'], ['shop.example.gov', 'ADVANTAGE'], ['gone.example.gov', 'HARBOR']] });

describe('where browsers reach the server', () => {
  it.each([
    ['the main host', 'https://shop.example.gov', 'shop.example.gov', 'https://shop.example.gov'],
    ['the host of a store', 'https://shop.example.gov', 'VA.example.gov', 'https://va.example.gov'],
    ['the host of a store, on a port', 'http://localhost:8080', 'va.example.gov', 'http://va.example.gov:8080'],
    ['a host of no store', 'https://shop.example.gov', 'evil.example', 'https://shop.example.gov'],
    ['the host of a store that left the list', 'https://shop.example.gov', 'gone.example.gov', 'https://shop.example.gov'],
    ['something that is no host', 'https://shop.example.gov', 'va.example.gov@evil.example', 'https://shop.example.gov'],
  ])('%s', (_what, main, host, origin) => {
    expect(originsOf(main, stores).of(host)).toBe(origin);
  });

  describe('by the hosts for trying', () => {
    const local = fixedStoreList({ hosts: [['va.localhost', 'VA'], ['dhs.localhost', 'DHS'], ['fss.example.gov', 'FSS']] });

    it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://shop.localhost:8080'])('counts where the marketplace is at %s', (main) => {
      const origins = originsOf(main, local);
      expect([origins.of('va.localhost'), origins.all()]).toEqual(['http://va.localhost:8080', [main, 'http://va.localhost:8080', 'http://dhs.localhost:8080', 'http://fss.example.gov:8080']]);
    });

    it.each(['https://shop.example.gov', 'https://localhost.example.gov'])('does not count where it is at %s: they would be the machine of a visitor', (main) => {
      const origins = originsOf(main, local);
      expect([origins.of('va.localhost'), origins.of('fss.example.gov'), origins.all()]).toEqual([main, 'https://fss.example.gov', [main, 'https://fss.example.gov']]);
    });
  });

  it('is told to the identity server, the main origin first and each once', () => {
    expect(originsOf('https://shop.example.gov', stores, ['http://localhost:5170']).all()).toEqual(['https://shop.example.gov', 'https://va.example.gov']);
  });

  it('a development server counts only where the operator trusts it', () => {
    const trusting = originsOf('https://shop.example.gov', stores, ['http://localhost:5170']);
    expect(['http://localhost:5170', 'http://localhost:5171', undefined, ['http://localhost:5170']].map((claimed) => trusting.developedAt(claimed))).toEqual(['http://localhost:5170', null, null, null]);
    expect(originsOf('https://shop.example.gov', stores).developedAt('http://localhost:5170')).toBeNull();
  });
});
