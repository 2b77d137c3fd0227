import { afterEach, expect, it } from 'vitest';
import { closePages, renderScreen, renderStore } from '../index.ts';
import { sampleStore } from './testing/sample-store.tsx';

afterEach(closePages);

it('in a browser the page is mounted and can be used', async () => {
  const page = await renderStore(sampleStore);
  expect(page.host?.querySelector('[aria-label="Sample store"]')).not.toBeNull();
  expect(page.host?.querySelectorAll('h1')).toHaveLength(1);
  expect(page.text()).toContain('A sample of a store');
});

it('a screen is shown with its example, and closing takes everything away', async () => {
  const page = await renderScreen(sampleStore, '/cart/shopping_cart', 'Initial');
  expect(page.host?.querySelector('h1')?.textContent).toBe('Shopping Cart');
  closePages();
  expect(page.host?.isConnected).toBe(false);
  expect(document.querySelector('[aria-label="Sample store"]')).toBeNull();
});
