import { usd, type SessionAttributes } from '@quartermaster/contracts';
import { AskToRegister, registrationFlowPoint, startPagePoint } from '@quartermaster/core';
import { createStorefront, detachedCapabilities, ScreenOutlet, StorefrontProvider } from '@quartermaster/core/host';
import { defaultLayouts, defaultScreens, displayScreens, shellDefaults } from '@quartermaster/screens';
import { contrastRatio, tokenContrastPairs } from '@quartermaster/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { memberCheck } from './member-check.ts';
import store from './index.ts';
import { theme } from './theme.ts';

const attributes = { productCategories: [], serviceCategories: [], productCount: 12, serviceCount: 1, featured: [] };
const visitor: SessionAttributes = {
  storeID: 10, storeName: 'STATE', ipAddress: '192.0.2.1', loggedIn: false, appServerID: 'test',
  firstName: null, lastName: null, agencyCode: null, sessionTimeout: null, cartSummary: { lineCount: 0, subtotal: usd(0) },
};

const storefrontAt = (address: string) =>
  createStorefront({
    capabilities: detachedCapabilities(address),
    stores: { STATE: () => Promise.resolve({ default: store }) },
    defaults: [...defaultScreens, ...defaultLayouts, ...displayScreens, ...shellDefaults],
  });

it.each([
  ['/state/start_page', 'Home', 'Welcome to the store'],
  ['/main/start_page', 'Success', 'Home'],
  ['/main/home', 'Success', 'Home'],
])('%s %s is its own home, with its logo, its search and its footer [spec 2.113]', async (path, responseName, title) => {
  const storefront = storefrontAt(`/ws${path}`);
  expect(await storefront.prepare('STATE', { responseType: 'SUCCESS', responseName, attributes })).toEqual({ kind: 'ready' });
  const html = renderToString(<StorefrontProvider storefront={storefront}><ScreenOutlet /></StorefrontProvider>);
  expect(html).toContain(`<title>${title} - STATE</title>`);
  expect(html).toMatch(/<h1[^>]*>Welcome to the store for state and local governments<\/h1>/);
  expect(html).toContain('12 products and 1 service under contract.');
  expect(html).toContain('aria-label="STATE"');
  expect(html.match(/role="search"/g)).toHaveLength(1);
  expect(html).toContain('It is not a government website');
  expect(html).not.toMatch(/\sstyle="/);
});

it('begins on its own start page', async () => {
  const storefront = storefrontAt('/home');
  await storefront.prepare('STATE', null);
  expect(storefront.store.get()?.one(startPagePoint)?.path).toBe('/state/start_page');
  expect(storefront.store.get()?.one(registrationFlowPoint)).toBe(AskToRegister);
});

it('leads whom the server does not let in to its validation after sign-in, and nobody else', () => {
  expect(memberCheck.destination({ ...visitor, loggedIn: false })).toBe('/ws/state/stateValidation');
  expect(memberCheck.destination({ ...visitor, loggedIn: true })).toBeNull();
});

it.each(tokenContrastPairs.map((pair) => ({ ...pair, ratio: contrastRatio(theme.tokens.color[pair.front], theme.tokens.color[pair.back]) })))(
  'its $front on $back reaches $minimum:1',
  ({ ratio, minimum }) => {
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  },
);
