import { afterEach, beforeEach, expect, it } from 'vitest';
import { KnownKinds } from './known-kinds.ts';

let host: HTMLElement;
let kinds: KnownKinds;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  kinds = new KnownKinds();
});
afterEach(() => host.remove());

const known = '<h1 class="title">Cart</h1><p>Two items</p><a href="/a" id="a">Go on</a>';

/** Whether a page is new after the known one. */
function isNew(html: string, question = 'a page'): boolean {
  host.innerHTML = known;
  expect(kinds.hasNew(host, 'a page')).toBe(true);
  host.innerHTML = html;
  return kinds.hasNew(host, question);
}

it.each([
  ['the same', known],
  ['other words, addresses and names', known.replace('Two items', 'Nothing').replaceAll('a"', 'b"')],
  ['more of the same', `${known}<p>More</p>`],
])('a page is not new with %s', (_, html) => {
  expect(isNew(html)).toBe(false);
});

it.each([
  ['another class', known.replace('title', 'small')],
  ['another place of an element', known.replace('<p>Two items</p>', '<div><p>Two items</p></div>')],
  ['another attribute', known.replace('<p>', '<p title="Two">')],
  ['another role', known.replace('<p>', '<p role="status">')],
  ['an element without words', known.replace('Two items', '')],
  ['another order of headings', `<h1 class="title">Cart</h1>${known}`],
])('a page is new with %s', (_, html) => {
  expect(isNew(html)).toBe(true);
});

it('a page is new where a width hides a part of it, and no more at the next such page', () => {
  const narrow = document.head.appendChild(document.createElement('style'));
  host.innerHTML = known;
  expect(kinds.hasNew(host, 'a page')).toBe(true);
  narrow.textContent = '.title { visibility: hidden }';
  expect([kinds.hasNew(host, 'a page'), kinds.hasNew(host, 'a page')]).toEqual([true, false]);
  narrow.textContent = '';
  expect(kinds.hasNew(host, 'a page')).toBe(false);
  narrow.remove();
});

it('each question is asked anew', () => {
  expect(isNew(known, 'another question')).toBe(true);
});
