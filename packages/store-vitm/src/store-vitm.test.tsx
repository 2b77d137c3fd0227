import { registrationFlowPoint, startPagePoint } from '@quartermaster/core';
import { closePages, renderScreen, renderStore } from '@quartermaster/core-testing';
import { FinalizeRegistration } from '@quartermaster/screens';
import { contrastRatio, tokenContrastPairs } from '@quartermaster/ui';
import { afterEach, expect, it } from 'vitest';
import store from './index.ts';
import { theme } from './theme.ts';

afterEach(closePages);

it.each([
  ['/main/start_page', 'Success', 'Home'],
  ['/main/home', 'Success', 'Home'],
])('%s %s is its own home, with its logo, its search and its footer', async (path, responseName, title) => {
  const page = await renderScreen(store, path, responseName, { example: 'A full catalog' });
  const html = page.html();
  expect(html).toContain(`<title>${title} - VITM</title>`);
  expect(html).toMatch(/<h1[^>]*>Welcome to the information technology store<\/h1>/);
  expect(page.text()).toMatch(/[\d,]+ products and [\d,]+ services under contract\./);
  expect(html).toContain('aria-label="VITM"');
  expect(html.match(/role="search"/g)).toHaveLength(1);
  expect(html).toContain('It is not a government website');
  expect(html).not.toMatch(/\sstyle="/);
});

it('begins on its own start page', async () => {
  const runtime = (await renderStore(store)).storefront.store.get();
  expect(runtime?.one(startPagePoint)?.path).toBe('/main/start_page');
  expect(runtime?.one(registrationFlowPoint)).toBe(FinalizeRegistration);
});

it.each(tokenContrastPairs.map((pair) => ({ ...pair, ratio: contrastRatio(theme.tokens.color[pair.front], theme.tokens.color[pair.back]) })))(
  'its $front on $back reaches $minimum:1',
  ({ ratio, minimum }) => {
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  },
);
