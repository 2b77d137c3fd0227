import { analyticsPoint, contribution, type AnalyticsEvent } from '@quartermaster/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';
import { pageViolations } from '../../testing/page-violations.ts';

const start = '/ws/main/start_page';
const others = 'https://analytics.example.gov';
const handlers = { '/main/start_page': () => ({ responseName: 'Success', attributes: example('/main/start_page', 'Success', 'An empty catalog') }) };
const question = () => page.getByRole('region', { name: 'May this store tell others which pages you look at?' });
const told = (events: AnalyticsEvent[], load = vi.fn()) =>
  contribution(analyticsPoint, {
    name: 'Sample Analytics Program', purpose: 'To see which pages are hard to use.', origins: [others],
    load: () => {
      load();
      return Promise.resolve({ default: { track: (event) => void events.push(event) } });
    },
  });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

it('a store with analytics asks once, beside the page, and both answers are as easy', async () => {
  const [events, load] = [[] as AnalyticsEvent[], vi.fn()];
  const { storages: [local], host } = await showPage(start, handlers, [told(events, load)], [others]);
  await expect.element(question().getByText(/To see which pages are hard to use/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(host.contains(document.activeElement)).toBe(false);
  // The pointer may be where the test before this one has left it, and a button below it has another look.
  await userEvent.hover(page.getByRole('heading', { level: 1 }));
  const lookOf = (name: string) => {
    const { backgroundColor, color, fontSize, height, borderColor } = getComputedStyle(question().getByRole('button', { name }).element());
    return { backgroundColor, color, fontSize, height, borderColor };
  };
  await expect.poll(() => lookOf('Accept')).toEqual(lookOf('Decline'));
  expect([events, load.mock.calls.length]).toEqual([[], 0]);
  await userEvent.click(question().getByRole('button', { name: 'Accept' }));
  await expect.element(question()).not.toBeInTheDocument();
  await expect.poll(() => events.map(({ path }) => path)).toEqual(['/main/start_page']);
  expect(local?.get('analyticsConsent')).toBe('{"Sample Analytics Program":true}');
});

it.each([375, 1280])('the question has no violation, and covers nothing that has the focus, %i px wide', async (width) => {
  await page.viewport(width, 700);
  await showPage(start, handlers, [told([])], [others]);
  await expect.element(question()).toBeVisible();
  expect(await pageViolations(document.body)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const banner = question().element().getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
  expect(banner.height).toBeLessThanOrEqual(padding);
  expect(Math.round(banner.bottom)).toBe(700);
});

it('the footer leads to the choices, where the answer is seen and changed', async () => {
  const events: AnalyticsEvent[] = [];
  const { storefront, history } = await showPage(start, handlers, [told(events)], [others]);
  await userEvent.click(question().getByRole('button', { name: 'Decline' }));
  await userEvent.click(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Privacy choices' })).toBeVisible();
  expect(history.current().pathname).toBe('/ds/privacy_choices');
  await expect.element(page.getByText(/You have declined in this browser/)).toBeVisible();
  expect(await pageViolations(document.body)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Accept' }));
  await expect.element(page.getByText(/You have accepted in this browser/)).toBeVisible();
  await expect.poll(() => events.map(({ path }) => path)).toEqual(['/privacy_choices']);
  await userEvent.click(page.getByRole('button', { name: 'Decline' }));
  storefront.open('/main/start_page');
  await expect.element(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  expect(events).toHaveLength(1);
});

it('a store without analytics asks nothing, and the choices say so', async () => {
  await showPage('/ds/privacy_choices', {});
  await expect.element(page.getByText(/this store tells no one which pages you open/)).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

it('a browser that says no for its user is not asked', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  try {
    await showPage('/ds/privacy_choices', {}, [told([])], [others]);
    await expect.element(page.getByText(/Your browser asks every site not to track you/)).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  }
});

const own = () => page.getByRole('region', { name: 'May this store count which page you open after which?' });
const counting = { ...handlers, '/main/page_steps': () => ({ responseName: 'Noted', attributes: {} }) };
/** What a tab that is left has sent. */
async function stepsAfterLeaving({ server }: Awaited<ReturnType<typeof showPage>>): Promise<readonly unknown[]> {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  await new Promise((resolve) => setTimeout(resolve, 100));
  return server.to('/main/page_steps').flatMap(({ body }) => body['steps']);
}

it('the marketplace counts steps of a visitor who agreed alone: none before the answer, none after a refusal, which is kept and changed at the foot', async () => {
  const visit = await showPage(start, counting, [], ['self']);
  await expect.element(own().getByText(/Only numbers are kept/)).toBeVisible();
  expect(await pageViolations(document.body)).toEqual([]);
  expect(await stepsAfterLeaving(visit)).toEqual([]);
  await userEvent.click(own().getByRole('button', { name: 'Decline' }));
  await expect.element(own()).not.toBeInTheDocument();
  visit.storefront.open('/main/start_page');
  expect(await stepsAfterLeaving(visit)).toEqual([]);
  expect(visit.storages[0]?.get('analyticsConsent')).toBe('{"Page steps":false}');
  await userEvent.click(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }));
  await expect.element(page.getByText(/You have declined in this browser/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'What is counted where you agree' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Accept' }));
  await expect.element(page.getByText(/You have accepted in this browser/)).toBeVisible();
  visit.storefront.open('/main/start_page');
  await expect.element(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  // In one call or in two: the tab is left until both are counted, the second of which comes with its page or after it.
  await expect.poll(() => stepsAfterLeaving(visit)).toEqual([
    { from: '', to: '/privacy_choices', kind: 'page', responseName: '' },
    { from: '/privacy_choices', to: '/main/start_page', kind: 'page', responseName: 'Success' },
  ]);
});
