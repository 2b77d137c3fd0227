import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legacyAddressProblem } from './legacy-address.ts';

const hosts = { own: 'shop.example.gov', allowed: ['training.example.gov', 'old.example.gov:8443'] };
const problem = (to: string, from = '/old.do') => legacyAddressProblem({ from, to }, hosts);

describe('an entry of the legacy map', () => {
  it.each([
    '/main/ebuy', '/search/advanced?formType=products', '/search/advanced?formType=products#top', '/search/advantage_search?next=/a.do',
    'https://training.example.gov/x?y#z', 'http://old.example.gov:8443/', 'https://shop.example.gov/ws/main/home', 'HTTPS://TRAINING.example.gov/',
  ])('may lead to %s [spec 2.20, 2.21]', (to) => {
    expect(problem(to)).toBeNull();
  });

  it.each([
    '/other.do', '/other.do;jsessionid=1', '/a/../other.do', '/%6fther%2edo', 'https://shop.example.gov/other.do', 'https://shop.example.gov/other.do;x=1?y',
  ])('that leads to another such address (%s) is refused: it would go round in circles [spec 2.20]', (to) => {
    expect(problem(to)).toMatch(/circles/);
  });

  it.each([
    'https://evil.test/', 'https://training.example.gov.evil.test/', 'https://training.example.gov:444/', 'https://training.example.gov@evil.test/',
    'https://evil.test\\@training.example.gov/', '//evil.test/x', '/\\evil.test', '\\\\evil.test', 'javascript:alert(1)', 'data:text/html,x', ' https://evil.test',
    'https:evil.test', 'https:/evil.test', 'https:///evil.test', '', '/', '//', '/%2f%2fevil.test', '/main/home\nx', 'main/home',
  ])('that leads to %j is refused [spec 2.21]', (to) => {
    expect(problem(to)).not.toBeNull();
  });

  it.each(['/s/search', '', 's/search.do', '/s/search.do;x', '/s/search.do?x', '/../search.do', '//search.do', '/s%2fsearch.do'])('from %j is refused', (from) => {
    expect(problem('/main/home', from)).not.toBeNull();
  });

  it('never leads to a host that is not allowed, whatever the target', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string().map((text) => `/${text}`)), (to) => {
        const home = 'https://shop.example.gov';
        const target = new URL(problem(to) === null ? to : home, home);
        expect(['shop.example.gov', ...hosts.allowed]).toContain(target.host);
        expect(target.protocol).toMatch(/^https?:$/);
      }),
    );
  });
});
