import { createStorefront, detachedCapabilities, ScreenOutlet, StorefrontProvider } from '@quartermaster/core/host';
import { defaultLayouts, defaultScreens, displayScreens, shellDefaults } from '@quartermaster/screens';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import advantage from './index.ts';

const emptyStartPage = {
  responseType: 'SUCCESS',
  responseName: 'Success',
  attributes: { productCategories: [], serviceCategories: [], productCount: 0, serviceCount: 0, featured: [] },
} as const;

const storefrontAt = (address: string) =>
  createStorefront({
    capabilities: detachedCapabilities(address),
    stores: { ADVANTAGE: () => Promise.resolve({ default: advantage }) },
    defaults: [...defaultScreens, ...defaultLayouts, ...displayScreens, ...shellDefaults],
  });

it('ADVANTAGE composes over the default screens and shows its start page', async () => {
  const storefront = storefrontAt('/ws/main/start_page?store=ADVANTAGE');
  const first = await storefront.prepare('ADVANTAGE', emptyStartPage);
  expect(storefront.unavailable.get()).toBeNull();
  expect(first).toEqual({ kind: 'ready' });
  const html = renderToString(<StorefrontProvider storefront={storefront}><ScreenOutlet /></StorefrontProvider>);
  expect(html).toContain('<title>Home - ADVANTAGE</title>');
  expect(html).toContain('aria-label="ADVANTAGE"');
  expect(html).toContain('Products and services for government offices');
  expect(html).toContain('It is not a government website');
  expect(html).not.toMatch(/\sstyle="/);
});

it('the store is frozen', () => {
  expect(Object.isFrozen(advantage)).toBe(true);
  expect(Object.isFrozen(advantage.brand)).toBe(true);
});
