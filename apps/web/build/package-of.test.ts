import { describe, expect, it } from 'vitest';
import { packageOf } from './package-of.ts';

describe('the package of a module', () => {
  it.each([
    ['/shop/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['/shop/node_modules/@emotion/cache/dist/cache.js?v=1', '@emotion/cache'],
    ['/shop/node_modules/tsyringe/node_modules/tslib/tslib.es6.js', 'tslib'],
    ['C:\\shop\\node_modules\\@emotion\\cache\\dist\\cache.js', '@emotion/cache'],
    ['/shop/packages/core/src/host.ts', '@quartermaster/core'],
    ['/shop/apps/web/src/browser.tsx', '@quartermaster/web'],
    ['\0vite/preload-helper.js', 'build'],
  ])('%j is %s', (id, name) => {
    expect(packageOf(id)).toBe(name);
  });
});
