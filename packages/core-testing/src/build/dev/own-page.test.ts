import { expect, it } from 'vitest';
import { hostModulesOf, isPageOf, ownPage } from './own-page.ts';

const head = '<meta charset="utf-8"><script type="importmap">{"imports":{"react":"/assets/development/react-1.js"},"integrity":{}}</script><style data-emotion="css" nonce="n0nce+/="></style>';
const host = '<link rel="modulepreload" href="/a.js"><script type="module" src="/assets/development/hosting-1.js"></script>';
const page = (data: string) => `<html><head>${head}${host}</head><body>$& page<script type="application/json" id="shipped-store">${data}</script></body></html>`;

it('the outline loads the module of the development server, after what replaces changed components and before the host', () => {
  const data = '{"name":"EXAMPLE","number":100,"version":"0.0.0-development","entry":""}';
  const before = '<meta property="csp-nonce" nonce="n0nce+/="><script type="module" src="/__store/@vite/client"></script><script type="module" src="/__store/preamble.js"></script>';
  expect(ownPage(page(data), '/__store/src/index.ts')).toBe(page(data.replace('"entry":""', '"entry":"/__store/src/index.ts"')).replace('<script type="module" src="/assets', `${before}<script type="module" src="/assets`));
});

it('the data stay data', () => {
  expect(ownPage(page('{"name":"EXAMPLE","note":"\\u003c/script>$&"}'), '/a')).toContain('"note":"\\u003c/script>$&"');
});

it('the host’s modules are those of its import map', () => {
  expect([...hostModulesOf(page('null'))]).toEqual([['react', '/assets/development/react-1.js']]);
  expect([...hostModulesOf('<html></html>')]).toEqual([]);
});

it.each([
  ['this store', page('{"name":"EXAMPLE"}'), true],
  ['another store', page('{"name":"OTHER"}'), false],
  ['no store', page('null'), false],
  ['a store that is built with the web', '<html></html>', false],
])('the page of %s is told from the others', (_what, html, isOwn) => {
  expect(isPageOf(html, 'EXAMPLE')).toBe(isOwn);
});
