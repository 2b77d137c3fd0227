import { FinalizeRegistration, registrationFlowPoint, startPagePoint } from '@quartermaster/core';
import { createStorefront, detachedCapabilities, ScreenOutlet, StorefrontProvider } from '@quartermaster/core/host';
import { defaultLayouts, defaultScreens, displayScreens, shellDefaults } from '@quartermaster/screens';
import { contrastRatio, tokenContrastPairs } from '@quartermaster/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import store from './index.ts';
import { theme } from './theme.ts';

const attributes = { productCategories: [], serviceCategories: [], productCount: 12, serviceCount: 1, featured: [] };

const storefrontAt = (address: string) =>
  createStorefront({
    capabilities: detachedCapabilities(address),
    stores: { VA: () => Promise.resolve({ default: store }) },
    defaults: [...defaultScreens, ...defaultLayouts, ...displayScreens, ...shellDefaults],
  });

it.each([
  ['/va/start_page', 'Home', 'Welcome to the store'],
  ['/main/start_page', 'Success', 'Home'],
  ['/main/home', 'Success', 'Home'],
])('%s %s is its own home, with its logo, its search and its footer [spec 2.112]', async (path, responseName, title) => {
  const storefront = storefrontAt(`/ws${path}`);
  expect(await storefront.prepare('VA', { responseType: 'SUCCESS', responseName, attributes })).toEqual({ kind: 'ready' });
  const html = renderToString(<StorefrontProvider storefront={storefront}><ScreenOutlet /></StorefrontProvider>);
  expect(html).toContain(`<title>${title} - VA</title>`);
  expect(html).toMatch(/<h1[^>]*>Welcome to the VA store<\/h1>/);
  expect(html).toContain('12 products and 1 service under contract.');
  expect(html).toContain('aria-label="VA"');
  expect(html.match(/role="search"/g)).toHaveLength(1);
  expect(html).toContain('It is not a government website');
  expect(html).not.toMatch(/\sstyle="/);
});

it('begins on its own start page', async () => {
  const storefront = storefrontAt('/home');
  await storefront.prepare('VA', null);
  expect(storefront.store.get()?.one(startPagePoint)?.path).toBe('/va/start_page');
  expect(storefront.store.get()?.one(registrationFlowPoint)).toBe(FinalizeRegistration);
});

it.each(tokenContrastPairs.map((pair) => ({ ...pair, ratio: contrastRatio(theme.tokens.color[pair.front], theme.tokens.color[pair.back]) })))(
  'its $front on $back reaches $minimum:1',
  ({ ratio, minimum }) => {
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  },
);
