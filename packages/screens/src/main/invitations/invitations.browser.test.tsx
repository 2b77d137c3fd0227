import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const start = '/ws/main/start_page';
const none = { fresh: [], agency: [], agencyBuyers: 3, mandatory: [], recent: [], reorder: [] };
const opened = (mandatory: readonly unknown[]) =>
  showPage(start, {
    '/main/start_page': () => ({ responseName: 'Success', attributes: example('/main/start_page', 'Success', 'A full catalog') }),
    '/main/suggestions': () => ({ responseName: 'Success', attributes: { ...none, mandatory } }),
    '/search/advantage_search': () => ({ responseName: 'Success', attributes: example('/search/advantage_search', 'Success', 'Two results') }),
  });
const products = (example('/search/advantage_search', 'Success', 'Two results') as { results: readonly { name: string }[] }).results;
const section = () => page.getByRole('region', { name: 'From mandatory sources' });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

it('the start page shows products of mandatory sources, says which these are, and leads to all of them', async () => {
  const { history } = await opened(products);
  await expect.element(section().getByText('AbilityOne and UNICOR, which agencies consider before others.')).toBeVisible();
  for (const { name } of products) await expect.element(section().getByRole('link', { name }).first()).toBeVisible();
  await userEvent.click(section().getByRole('link', { name: 'All of them' }));
  await expect.poll(() => history.address()).toBe('/ws/search/advantage_search?indicator=ABILITYONE&indicator=UNICOR');
});

it('a store where none lead says nothing of them', async () => {
  const { server } = await opened([]);
  await expect.poll(() => server.to('/main/suggestions').length).toBe(1);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(section()).not.toBeInTheDocument();
});

it('what comes while a person is at the foot of the page waits until they are not: no link of it moves under the pointer', async () => {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => { answer = resolve; });
  await showPage(start, {
    '/main/start_page': () => ({ responseName: 'Success', attributes: example('/main/start_page', 'Success', 'A full catalog') }),
    '/main/suggestions': async () => {
      await waiting;
      return { responseName: 'Success', attributes: { ...none, mandatory: products } };
    },
  });
  await page.viewport(1280, 400);
  const foot = page.getByRole('contentinfo').element();
  foot.scrollIntoView({ block: 'end' });
  const { top } = foot.getBoundingClientRect();
  answer();
  await new Promise((resolve) => { setTimeout(resolve, 300); });
  expect(foot.getBoundingClientRect().top).toBe(top);
  await expect.element(section()).not.toBeInTheDocument();
  window.scrollTo(0, 1);
  await expect.element(section()).toBeInTheDocument();
});
