import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formerAddress, legacyTarget } from './legacy-urls.ts';
import { parseAddress } from '../capabilities/parse-address.ts';

const hosts = { own: 'shop.test', allowed: ['training.example.gov'] };
const map = [
  { from: '/s/search.do', to: '/search/advantage_search' },
  { from: '/search/productsAdvancedSearch.do', to: '/search/advanced?formType=products' },
  { from: '/contractor/contractor_detail.do', to: '/catalog/contractor_detail', keepAddress: true },
  { from: '/courses.do', to: 'https://training.example.gov/courses?from=shop' },
  { from: '/places.do', to: '/main/home#stores' },
  { from: '/loop.do', to: '/loop.do' },
  { from: '/loop-two.do', to: 'https://shop.test/loop.do' },
  { from: '/evil.do', to: 'https://evil.test/' },
  { from: '/script.do', to: 'javascript:alert(1)' },
  { from: '/slashes.do', to: '//evil.test' },
  { from: '/backslash.do', to: '/\\evil.test' },
];
const target = (url: string) => legacyTarget(map, parseAddress(url), hosts);

describe('an address of the former application [spec 2.19, 2.20]', () => {
  it.each([
    ['/s/search.do', '/ws/search/advantage_search', 'as it is'],
    ['/s/search.do?q=toner&q=ink', '/ws/search/advantage_search?q=toner&q=ink', 'with its query, repeated names too'],
    ['/s/search.do?q=a#top', '/ws/search/advantage_search?q=a#top', 'with its fragment'],
    ['/s/search.do;q=toner;page=2', '/ws/search/advantage_search?q=toner&page=2', 'with its matrix parameters as query parameters'],
    ['/s;kind=products/search.do;q=a', '/ws/search/advantage_search?kind=products&q=a', 'with those of any part of the path'],
    ['/s/search.do;q=matrix;page=2?q=query#end', '/ws/search/advantage_search?q=query&page=2#end', 'where the query counts before the matrix'],
    ['/s/search.do;jsessionid=8F2?jsessionid=1&JSESSIONID=2&q=a', '/ws/search/advantage_search?q=a', 'without anybody’s session'],
    ['/s/search.do;q=1%2F4%22;x', '/ws/search/advantage_search?q=1%2F4%22&x=', 'with values that were encoded'],
    ['/s/search.do;q=%', '/ws/search/advantage_search?q=%25', 'with values that cannot be decoded'],
    ['/search/productsAdvancedSearch.do?formType=services&zip=1', '/ws/search/advanced?formType=products&zip=1', 'where the map’s own parameters count first'],
    ['/places.do#other', '/ws/main/home#stores', 'where the map’s own fragment counts first'],
    ['/s/search%2Edo?q=a', '/ws/search/advantage_search?q=a', 'encoded once'],
  ])('%s leads to %s: %s', (url, expected) => {
    expect(target(url)).toMatchObject({ kind: 'inside', url: expected });
  });

  it('may keep its place in the address bar [spec 2.125]', () => {
    expect([target('/contractor/contractor_detail.do'), target('/s/search.do')]).toMatchObject([{ keepAddress: true }, { keepAddress: false }]);
  });

  it('may lead to an allowed host, with everything that it carries [spec 2.21]', () => {
    expect(target('/courses.do;level=2?from=mail&q=a#b')).toEqual({ kind: 'outside', url: 'https://training.example.gov/courses?from=shop&q=a&level=2#b' });
  });

  it.each(['/loop.do', '/loop-two.do?x=1', '/evil.do', '/script.do', '/slashes.do', '/backslash.do'])('whose entry cannot be followed is refused: %s', (url) => {
    expect(target(url)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(parseAddress(url).pathname) });
  });

  it.each([
    '/s/search', '/s/search.do/', '/s/search.dot', '/search.do', '/S/search.do', '//s/search.do', '/s/search%252Edo', '/s%2Fsearch.do', '/s/search.do%3Bq=1', '/s/%search.do',
    '/;/s/search.do', '/', '/.do',
  ])('is not %s', (url) => {
    expect(target(url)).toBeNull();
  });

  it('whatever it is, never leads out of the application but to an allowed host', () => {
    const part = fc.oneof(fc.constantFrom('s', 'search.do', 'courses.do', 'evil.do', ';', '..', '%2f', '\\', '//evil.test'), fc.string());
    const path = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
    const mapped = fc.tuple(fc.constantFrom(...map), part).map(([{ from }, more]) => `${from}${more}`);
    fc.assert(
      fc.property(fc.oneof(path, mapped), (url) => {
        const found = target(url);
        const led = found === null || found.kind === 'refused' ? 'nowhere' : `${found.kind} ${new URL(found.url, 'https://shop.test').origin}`;
        expect(['nowhere', 'inside https://shop.test', 'outside https://training.example.gov']).toContain(led);
      }),
    );
  });
});

it('reads the matrix parameters of every part of a path', () => {
  const { path, matrix } = formerAddress('/a;x=1;y/b.do;z=2=3') ?? {};
  expect([path, matrix?.toString()]).toEqual(['/a/b.do', 'x=1&y=&z=2%3D3']);
});
