import { expect, it } from 'vitest';
import { pageFiles, type Assets } from './assets.ts';

const assets: Assets = {
  manifest: {
    'src/browser.tsx': { file: 'assets/browser-1.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-1.js', imports: ['_base.js'] },
    '_base.js': { file: 'assets/base-1.js', imports: ['_react.js'] },
    'a.screen.tsx': { file: 'assets/a-1.js', imports: ['_react.js', '_table.js'], css: ['assets/a-1.css'] },
    '_table.js': { file: 'assets/table-1.js' },
    'b.screen.tsx': { file: 'assets/b-1.js' },
  },
  integrity: {},
};

it('a page names its entry and everything that it needs at once, each file once', () => {
  expect(pageFiles(assets, ['a.screen.tsx', 'unknown.tsx'])).toEqual({
    starter: null,
    ahead: ['assets/react-1.js'],
    entry: 'assets/browser-1.js',
    preload: ['assets/react-1.js', 'assets/base-1.js', 'assets/a-1.js', 'assets/table-1.js'],
    styles: ['assets/a-1.css'],
  });
});

it('a manifest without the entry is an old build, and is said to be', () => {
  expect(() => pageFiles({ manifest: {}, integrity: {} }, [])).toThrow(/Build the web app again/);
});
