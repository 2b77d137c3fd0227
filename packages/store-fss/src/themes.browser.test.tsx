import { closePages, renderResponse, storeExamples, type RenderedPage } from '@quartermaster/core-testing';
import { defineStore } from '@quartermaster/core';
import adv12 from '@quartermaster/theme-adv12';
import adv19 from '@quartermaster/theme-adv19';
import { storeTheme, ThemeStyles, type Theme } from '@quartermaster/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import fss from './index.ts';
import { Logo } from './Logo.tsx';

/** The default screens in the newer theme. */
const newer = defineStore({ id: { name: 'ADVANTAGE', number: 0 }, coreRange: '^0.1.0', theme: storeTheme(adv19), brand: { Logo, welcomeText: 'Sample' } });
const stores = [{ theme: 'adv12', store: fss }, { theme: 'adv19', store: newer }];

interface Emulation {
  send(method: 'Emulation.setEmulatedMedia', options: { media?: string; features?: { name: string; value: string }[] }): Promise<unknown>;
}
const emulate = (options: { media?: string; features?: { name: string; value: string }[] }) => (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', options);

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  closePages();
  await emulate({ media: '', features: [] });
});

const first = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing is ${selector}.`);
  return found;
};
const style = (selector: string) => getComputedStyle(first(selector));
/** A cart that can be checked out: with an order below its minimum, no button would be the strongest one. */
const cart = async (store: typeof fss): Promise<RenderedPage> => {
  const [found] = await storeExamples(store, '/cart/shopping_cart', 'Initial');
  if (found === undefined) throw new Error('The cart has no example.');
  const sample = (found.attributes as { cart: { groups: readonly object[] } }).cart;
  const attributes = { ...found.attributes, cart: { ...sample, groups: sample.groups.map((group) => ({ ...group, minimumMet: true })) } };
  const shown = await renderResponse(store, '/cart/shopping_cart', { responseName: 'Initial', attributes });
  await expect.poll(() => document.querySelector('main table')).not.toBeNull();
  if (store === fss) await expect.poll(() => style('[data-part="page-title"]').borderBlockEndStyle).toBe('solid');
  return shown;
};

describe.each(stores)('$theme', ({ theme, store }) => {
  it('in forced colors: what can be operated has an edge, and so has the focus', async () => {
    await cart(store);
    await emulate({ features: [{ name: 'forced-colors', value: 'active' }] });
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const button = style('main [data-part="button"][data-look="primary"]');
    expect(button.borderTopStyle).toBe('solid');
    expect(Number.parseFloat(button.borderTopWidth)).toBeGreaterThanOrEqual(1);
    expect(button.borderTopColor).not.toBe(button.backgroundColor);
    const field = first('main input');
    field.focus();
    const { borderTopStyle, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(field);
    expect([borderTopStyle, outlineStyle, outlineWidth]).toEqual(['solid', 'solid', '3px']);
    expect(outlineColor).not.toBe(button.backgroundColor);
    if (theme === 'adv12') expect(style('[data-part="title-bar"]').borderTopStyle).toBe('solid');
  });

  it('on paper: no navigation, no buttons, dark words without a bar', async () => {
    await cart(store);
    await emulate({ media: 'print' });
    expect(matchMedia('print').matches).toBe(true);
    expect(style('main [data-part="button"]').display).toBe('none');
    expect(first('form[role="search"]').getClientRects()).toHaveLength(0);
    if (theme === 'adv12') {
      expect(style('[data-part="title-bar"]').backgroundColor).toBe('rgba(0, 0, 0, 0)');
      expect(style('nav[aria-label="Store"]').display).toBe('none');
    }
  });

  it('at 200 % of a screen 1280 pixels wide: nothing has to be scrolled sideways', async () => {
    await page.viewport(640, 400);
    await cart(store);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640);
    expect(first('main').getBoundingClientRect().width).toBeLessThanOrEqual(640);
  });
});

const path = '/search/advantage_search';

async function showResults(count: number): Promise<void> {
  const [found] = await storeExamples(fss, path, 'SearchResults');
  if (found === undefined) throw new Error(`${path} has no example.`);
  const { results } = found.attributes as { results: readonly object[] };
  const shown = Array.from({ length: count }, (_, place) => ({ ...results[place % results.length], productId: `product-${place}` }));
  await renderResponse(fss, path, { responseName: 'SearchResults', attributes: { ...found.attributes, total: count, withAllWords: count, results: shown } });
  await expect.poll(() => document.querySelectorAll('main tbody tr').length).toBe(count);
}

it('results in the older look are rows of which six are on a screen: what is of the chosen offer goes over all columns, below the others', async () => {
  await showResults(6);
  for (const row of document.querySelectorAll('main tbody tr')) {
    const boxes = [...row.children].map((cell) => cell.getBoundingClientRect());
    const [item, price, offer, order] = boxes;
    if (item === undefined || price === undefined || offer === undefined || order === undefined) throw new Error('A row has four cells.');
    expect(row.getBoundingClientRect().height).toBeLessThan(125);
    expect([price.top, order.top]).toEqual([item.top, item.top]);
    expect([offer.left, Math.round(offer.right)]).toEqual([item.left, Math.round(order.right)]);
    expect(offer.top).toBeGreaterThanOrEqual(Math.max(item.bottom, price.bottom, order.bottom) - 1);
  }
});

it('a range of prices of three digits is one line of a row, in the widest letters that take the place of Arial', async () => {
  await showResults(2);
  const ranges = [...document.querySelectorAll<HTMLElement>('main tbody td:first-of-type *')].filter((each) => each.childElementCount === 0 && / – \$/.test(each.textContent));
  expect(ranges.length).toBeGreaterThan(0);
  for (const range of ranges) {
    range.textContent = '$216.51 – $221.86';
    range.style.fontFamily = '"DejaVu Sans", Verdana';
    expect(range.getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(range).lineHeight));
  }
});

it('a stock number in the cart is read in one line, in the widest letters that take the place of Arial', async () => {
  await cart(fss);
  const numbers = [...document.querySelectorAll<HTMLElement>('main tbody td:nth-of-type(2) [data-part="code"]')];
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) {
    number.textContent = '7530-01-999-1534';
    number.style.fontFamily = '"DejaVu Sans", Verdana';
    expect(number.getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(number).lineHeight));
  }
});

it.each([1280, 390])('at %d pixels the box of Compare is in the middle of its word, in the older look too', async (width) => {
  await page.viewport(width, 800);
  await showResults(2);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main tbody input[type=checkbox]')];
  expect(boxes).toHaveLength(2);
  for (const box of boxes) {
    const word = document.createRange();
    word.selectNodeContents(box.nextElementSibling?.firstChild ?? box);
    const [one, other] = [box.getBoundingClientRect(), word.getBoundingClientRect()];
    expect(Math.abs(one.top + one.bottom - other.top - other.bottom) / 2).toBeLessThan(1.5);
  }
});

describe('from one theme to the other', () => {
  const action = () => getComputedStyle(document.documentElement).getPropertyValue('--qm-color-action');

  /**
   * Milliseconds of the shortest of twenty changes in each direction, of up to two hundred as long as they are over the limit: what other programs do on
   * the machine only makes one longer.
   */
  async function shortestChanges(limit: number): Promise<{ adv19: number; adv12: number }> {
    const root = createRoot(document.createElement('div'));
    const shown = new Map([adv12, adv19].map((theme) => [theme, storeTheme(theme)]));
    const time = (theme: Theme): number => {
      const start = performance.now();
      flushSync(() => root.render(<ThemeStyles theme={shown.get(theme) ?? storeTheme(theme)} />));
      // The page is laid out in the new look: that is part of the change.
      first('main').getBoundingClientRect();
      return performance.now() - start;
    };
    time(adv12);
    await expect.poll(action).toBe(adv12.tokens.color.action);
    const shortest = { adv19: Infinity, adv12: Infinity };
    for (let round = 0; round < 20 || (round < 200 && Math.max(shortest.adv19, shortest.adv12) >= limit); round += 1) {
      for (const [id, theme] of [['adv19', adv19], ['adv12', adv12]] as const) {
        shortest[id] = Math.min(shortest[id], time(theme));
        expect(action()).toBe(theme.tokens.color.action);
      }
    }
    root.unmount();
    return shortest;
  }

  // The aim of 50 ms is that of a core of its own: with 25 results the same took 25 to 35 ms on one, and 53 on one that another program shared.
  it.each([{ count: 2, limit: 50 }, { count: 25, limit: 100 }])('on a page of $count results, variables change, nothing is loaded anew, within $limit ms', async ({ count, limit }) => {
    await showResults(count);
    const marker = first('main');
    const { adv19: toNewer, adv12: toOlder } = await shortestChanges(limit);
    // oxlint-disable-next-line no-console -- the measured times are what the test is read for
    console.info(`switch of theme with ${count} results: ${toNewer.toFixed(1)} ms to adv19, ${toOlder.toFixed(1)} ms to adv12`);
    expect(first('main')).toBe(marker);
    expect(Math.max(toNewer, toOlder)).toBeLessThan(limit);
  });
});
