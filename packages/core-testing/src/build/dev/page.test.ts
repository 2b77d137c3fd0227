import { expect, it } from 'vitest';
import { withOwnStore } from './page.ts';

const page = (data: string) => `<html><head><script type="importmap">{"imports":{}}</script><script type="application/json" id="shipped-store">${data}</script></head><body>$& page</body></html>`;

it('the page of the store loads the module of the development server, and follows its builds', () => {
  const html = page('{"name":"EXAMPLE","number":100,"version":"1.0.0","entry":"/stores/example/1.0.0/dist/store.js"}');
  expect(withOwnStore(html, 'EXAMPLE', '/__store/store.js?build=3')).toBe(
    page('{"name":"EXAMPLE","number":100,"version":"1.0.0","entry":"/__store/store.js?build=3"}').replace('</script></head>', '</script><script type="module" src="/__store/follow.js"></script></head>'),
  );
});

it('what stands in the data stays data', () => {
  const html = page('{"name":"EXAMPLE","note":"\\u003c/script>$&"}');
  expect(withOwnStore(html, 'EXAMPLE', '/a')).toContain('"note":"\\u003c/script>$&"');
});

it.each([
  ['another store', page('{"name":"OTHER"}')],
  ['no store', page('null')],
  ['a page of a store that is built with the web', '<html></html>'],
])('the page of %s stays the deployment’s', (_what, html) => {
  expect(withOwnStore(html, 'EXAMPLE', '/a')).toBeNull();
});
