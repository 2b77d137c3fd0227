import { example, renderStore } from '@quartermaster/core-testing';
import { expect, it } from 'vitest';
import advantage from './index.ts';

it('ADVANTAGE composes over the default screens and shows its start page', async () => {
  const emptyStartPage = { responseName: 'Success', attributes: example('/main/start_page', 'Success', 'An empty catalog') };
  const page = await renderStore(advantage, { address: '/ws/main/start_page?store=ADVANTAGE', answers: { '/main/start_page': () => emptyStartPage } });
  expect(page.html()).toContain('<title>Home - ADVANTAGE</title>');
  expect(page.html()).toContain('aria-label="ADVANTAGE"');
  expect(page.text()).toContain('Products and services for government offices');
  expect(page.html()).toMatch(/<a [^>]*href="\/ws\/department\/feedback"[^>]*>Tell us what you think of this store/);
  expect(page.text()).toContain('It is not a government website');
  expect(page.html()).not.toMatch(/\sstyle="/);
});

it('the store is frozen', () => {
  expect(Object.isFrozen(advantage)).toBe(true);
  expect(Object.isFrozen(advantage.brand)).toBe(true);
});
