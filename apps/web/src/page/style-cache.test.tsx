import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { serverStyles } from './style-cache.ts';

it('styles have the prefixes that browsers of today need, and no other', () => {
  const styles = serverStyles('bm9uY2U=');
  renderToString(<CacheProvider value={styles}><p css={{ display: 'flex', alignItems: 'center', userSelect: 'none', clipPath: 'inset(50%)' }} /></CacheProvider>);
  const [rule = ''] = Object.values(styles.inserted).filter((text) => typeof text === 'string');
  expect(rule.slice(rule.indexOf('{'))).toBe('{display:flex;align-items:center;-webkit-user-select:none;user-select:none;clip-path:inset(50%);}');
});
