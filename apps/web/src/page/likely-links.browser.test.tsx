import { ManualClock } from '@quartermaster/core/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLikelyLink } from './likely-links.ts';

const expected = vi.fn();
const clock = new ManualClock();
let links: HTMLElement;

onLikelyLink(document, expected, clock);

beforeEach(() => {
  links = document.createElement('div');
  links.innerHTML = `
    <a href="/ws/catalog/product_detail?productId=1#ratings"><b>Toner</b></a>
    <a href="/ws/cart/shopping_cart" target="_blank">In another tab</a>
    <a href="/reports/orders.csv" download>A file</a>
    <a href="https://example.gov/">Elsewhere</a>
    <button type="button">No link</button>`;
  links.addEventListener('click', (event) => event.preventDefault());
  document.body.append(links);
});
afterEach(() => {
  links.remove();
  expected.mockClear();
});

const toner = '/ws/catalog/product_detail?productId=1#ratings';
const move = (over: Element, pointerType = 'mouse') => over.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType }));
const part = (selector: string) => links.querySelector<HTMLElement>(selector) ?? links;

it('tells the link that a pointer rests on, once', () => {
  move(part('b'));
  move(part('a'));
  expect(expected).not.toHaveBeenCalled();
  clock.advance(1000);
  expect(expected.mock.calls).toEqual([[toner]]);
});

it('tells the link that has the focus', () => {
  part('a').focus();
  clock.advance(1000);
  expect(expected.mock.calls).toEqual([[toner]]);
});

it('tells the link whose press begins, by a finger too, without waiting', () => {
  for (const pointerType of ['mouse', 'touch', 'pen']) part('b').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  expect(expected.mock.calls).toEqual([[toner], [toner], [toner]]);
});

it('tells nothing of a link that is only passed over, of a finger that scrolls, or of a press by another button', () => {
  move(part('b'));
  move(part('button'));
  move(part('b'), 'touch');
  part('b').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', button: 2 }));
  clock.advance(1000);
  expect(expected).not.toHaveBeenCalled();
});

it('tells nothing of what is not followed in this page', () => {
  for (const place of links.querySelectorAll('a:not(:first-child), button')) place.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(expected).not.toHaveBeenCalled();
});
