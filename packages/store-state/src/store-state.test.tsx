import { accessCheckPoint, registrationFlowPoint, startPagePoint } from '@quartermaster/core';
import { session } from '@quartermaster/core/testing';
import { closePages, renderScreen, renderStore } from '@quartermaster/core-testing';
import { AskToRegister } from '@quartermaster/screens';
import { contrastRatio, tokenContrastPairs } from '@quartermaster/ui';
import { afterEach, expect, it } from 'vitest';
import store from './index.ts';
import { theme } from './theme.ts';

afterEach(closePages);

it.each([
  ['/state/start_page', 'Home', 'Welcome to the store'],
  ['/main/start_page', 'Success', 'Home'],
  ['/main/home', 'Success', 'Home'],
])('%s %s is its own home, with its logo, its search and its footer [spec 2.113]', async (path, responseName, title) => {
  const page = await renderScreen(store, path, responseName, { example: 'A full catalog' });
  const html = page.html();
  expect(html).toContain(`<title>${title} - STATE</title>`);
  expect(html).toMatch(/<h1[^>]*>Welcome to the store for state and local governments<\/h1>/);
  expect(page.text()).toMatch(/[\d,]+ products and [\d,]+ services under contract\./);
  expect(html).toContain('aria-label="STATE"');
  expect(html.match(/role="search"/g)).toHaveLength(1);
  expect(html).toContain('It is not a government website');
  expect(html).not.toMatch(/\sstyle="/);
});

it('welcomes with few words: they are beside the search, which needs the room', () => {
  expect(store.brand.welcomeText.length).toBeLessThanOrEqual('Information technology for government offices'.length);
});

it('begins on its own start page', async () => {
  const runtime = (await renderStore(store)).storefront.store.get();
  expect(runtime?.one(startPagePoint)?.path).toBe('/state/start_page');
  expect(runtime?.one(registrationFlowPoint)).toBe(AskToRegister);
});

it('leads buyers whom the server refuses to its validation after sign-in, and no one else', async () => {
  const check = (await renderStore(store)).storefront.store.get()?.required(accessCheckPoint);
  expect(check?.destination({ ...session, loggedIn: false })).toBe('/ws/state/stateValidation');
  expect(check?.destination({ ...session, loggedIn: true })).toBeNull();
});

it.each(tokenContrastPairs.map((pair) => ({ ...pair, ratio: contrastRatio(theme.tokens.color[pair.front], theme.tokens.color[pair.back]) })))(
  'its $front on $back reaches $minimum:1',
  ({ ratio, minimum }) => {
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  },
);
