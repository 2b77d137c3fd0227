import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { problemsOfLooks, storyWindow } from './looks.ts';

let root: Root;
let host: HTMLElement;
beforeEach(async () => {
  await page.viewport(...storyWindow);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const fixed = css({ width: 500 });
const scrolling = css({ overflowX: 'auto' });
const bare = css({ border: 0 });
const framed = css({ border: '1px solid' });
const onDark = css({ background: '#111', color: '#eee' });
const onDarkOnly = css({ background: '#111', color: '#eee', '@media print': { color: 'inherit' } });
const forScreens = css({ '@media print': { display: 'none' } });

it.each<[string, () => ReactElement, RegExp | null]>([
  ['words', () => <p>Words</p>, null],
  ['a part that is wider than a window at 400 %', () => <div css={fixed}>Wide</div>, /^at 320 pixels: .* \(1\): <div/],
  ['a table that scrolls by itself', () => <div css={scrolling}><div css={fixed}>Wide</div></div>, null],
  ['a field without an edge', () => <input aria-label="Name" css={bare} />, /^in forced colors: has no edge \(1\): <input/],
  ['a field whose frame is around it', () => <span css={framed}><input aria-label="Name" css={bare} /></span>, null],
  ['a button on paper', () => <button type="button" data-part="button">Add</button>, /^on paper: is of no use \(1\): <button/],
  ['a button that paper leaves out', () => <button type="button" data-part="button" css={forScreens}>Add</button>, null],
  ['pale words on a dark bar', () => <p css={onDark}>Pale</p>, /^on paper: is too pale \(1\): <p/],
  ['pale words that are dark on paper', () => <p css={onDarkOnly}>Pale</p>, null],
])('%s', async (_, given, problem) => {
  flushSync(() => root.render(given()));
  const problems = await problemsOfLooks();
  if (problem === null) expect(problems).toEqual([]);
  else expect(problems).toEqual([expect.stringMatching(problem)]);
});

it('leaves the window and its media as they were', async () => {
  await problemsOfLooks();
  expect([window.innerWidth, window.innerHeight]).toEqual([...storyWindow]);
  expect([matchMedia('print').matches, matchMedia('(forced-colors: active)').matches]).toEqual([false, false]);
});
