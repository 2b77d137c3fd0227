const upstreams = [
  {
    path: '/vs/sample',
    description: 'Courses of the owner, with free seats',
    services: [
      { path: '/vs/sample/courses', method: 'GET', responses: ['Success', 'NoCourses'] },
      { path: '/vs/sample/seats', method: 'POST', responses: ['Success'], access: 'buyer' },
    ],
  },
];

/** A store that keeps every rule, as its owner would ship it: what a build makes of a screen, a layout, a footer and two services. */
const manifest = {
  name: '@owner/store-sample',
  version: '1.2.3',
  type: 'module',
  files: ['dist'],
  exports: './dist/store.js',
  peerDependencies: { '@emotion/react': '^11.14.0', '@quartermaster/core': '^0.1.0', '@quartermaster/theme-adv19': '^0.1.0', '@quartermaster/ui': '^0.1.0', 'react': '^19.3.1' },
  quartermaster: { name: 'SAMPLE', number: 100, coreRange: '^0.1.0', entry: 'dist/store.js', upstreams },
};

const store = `import { css } from '@emotion/react';
import { jsx, jsxs } from '@emotion/react/jsx-runtime';
import { contribution, defineStore, pageLayout, screen, storeService, errorLoggerPoint, feedbackPoint, useStore } from '@quartermaster/core';
import adv19 from '@quartermaster/theme-adv19';
import { Container, storeTheme, Text, token } from '@quartermaster/ui';
import { useEffect } from 'react';

const frame = css({ background: token('color.surface'), color: token('color.text'), borderBlockStart: '1px solid ' + token('color.border') });
const mark = css({ display: 'block', width: 120, '& text': { fill: 'currentColor', fontSize: 22 } });

function Logo() {
  return jsx('svg', { css: mark, viewBox: '0 0 120 36', role: 'img', 'aria-label': 'Sample', children: jsx('text', { x: 0, y: 26, 'aria-hidden': true, children: 'Sample' }) });
}

function Footer() {
  const { welcomeText } = useStore();
  useEffect(() => {
    const seen = () => {};
    window.addEventListener('resize', seen);
    const timer = setInterval(seen, 1000);
    return () => {
      window.removeEventListener('resize', seen);
      clearInterval(timer);
    };
  }, []);
  return jsx('footer', { css: frame, children: jsxs(Container, { children: [jsx(Text, { as: 'p', children: welcomeText }), jsx('a', { href: 'https://example.gov/', children: 'The owner of this store' })] }) });
}

function Aside({ title, children }) {
  return jsxs('div', { css: frame, children: [jsxs('main', { children: [jsx('h1', { children: title }), children] }), jsx(Footer, {})] });
}

class Logger {
  log() {}
}

export default defineStore({
  id: { name: 'SAMPLE', number: 100 },
  packageName: '@owner/store-sample',
  coreRange: '^0.1.0',
  theme: storeTheme(adv19),
  brand: { Logo, welcomeText: 'Samples for tests', Footer },
  adds: [
    storeService({ path: '/vs/sample/courses', method: 'GET', responses: { Success: { examples: () => import('./examples.js') }, NoCourses: { examples: () => import('./examples.js') } } }),
    storeService({ path: '/vs/sample/seats', method: 'POST', access: 'buyer', responses: { Success: { examples: () => import('./examples.js') } } }),
    pageLayout('aside', Aside),
    contribution(feedbackPoint, { href: 'https://example.gov/opinion', label: 'Tell us' }),
  ],
  overrides: [
    contribution(errorLoggerPoint, Logger),
    screen({ path: '/catalog/product_detail', responseName: 'NotFound', title: 'Product Not Available', layout: 'aside', load: () => import('./NotFound.js') }),
  ],
});
`;

const notFound = `import { jsx, jsxs } from '@emotion/react/jsx-runtime';
import { HomeLink } from '@quartermaster/core';

export default function NotFound({ attributes }) {
  return jsxs('div', { children: [jsx('p', { children: 'We do not have ' + String(attributes.productId ?? 'this product').slice(0, 200) + '.' }), jsx(HomeLink, { children: 'To the start page' })] });
}
`;

/** Its files by path. */
export const goodStore: Readonly<Record<string, string>> = Object.freeze({
  'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  'README.md': '# A sample store\n',
  'dist/store.js': store,
  'dist/NotFound.js': notFound,
  'dist/examples.js': "export default { 'No topic': { topic: null } };\n",
});
