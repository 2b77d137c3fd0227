import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ThemeStylesheet } from './ThemeStylesheet.tsx';

/** A file of its own for each test: React remembers for good which files are in the head. */
const sheet = (rule: string) => `data:text/css,${encodeURIComponent(rule)}`;
const top = (pixels: number) => sheet(`body { border-top: ${pixels}px solid; }`);
const bottom = sheet('body { border-bottom: 3px solid; }');
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[data-precedence="theme"]')];
const borders = () => [getComputedStyle(document.body).borderTopWidth, getComputedStyle(document.body).borderBottomWidth];
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  for (const link of links()) link.media = 'not all';
});

function mount(href: string | undefined) {
  const root = createRoot(document.createElement('div'));
  ends.push(() => root.unmount());
  const show = (next: string | undefined) => flushSync(() => root.render(<ThemeStylesheet href={next} />));
  show(href);
  return show;
}

test('the stylesheet of the theme that is shown counts, and no other', async () => {
  const show = mount(top(7));
  await expect.poll(borders).toEqual(['7px', '0px']);
  show(bottom);
  await expect.poll(borders).toEqual(['0px', '3px']);
  show(undefined);
  expect(borders()).toEqual(['0px', '0px']);
});

test('one that was there before is there again at once, without another request', async () => {
  const show = mount(top(5));
  await expect.poll(borders).toEqual(['5px', '0px']);
  show(undefined);
  show(top(5));
  expect(borders()).toEqual(['5px', '0px']);
  expect(links().filter(({ href }) => href === top(5))).toHaveLength(1);
});

test('a page from the server has it first in its text, for the head, and the browser takes that one over', async () => {
  const html = renderToString(<><p>page</p><ThemeStylesheet href={top(9)} /></>);
  expect(html).toMatch(/^<link rel="stylesheet" href="data:text[^>]*data-precedence="theme"/);
  const [, link = '', body = ''] = /^(<link[^>]*>)(.*)$/s.exec(html) ?? [];
  document.head.insertAdjacentHTML('beforeend', link);
  const host = document.createElement('div');
  host.innerHTML = body;
  const root = hydrateRoot(host, <><p>page</p><ThemeStylesheet href={top(9)} /></>);
  ends.push(() => root.unmount());
  await expect.poll(borders).toEqual(['9px', '0px']);
  await expect.poll(() => links().filter(({ media }) => media === 'all').map(({ href }) => href)).toEqual([top(9)]);
});
