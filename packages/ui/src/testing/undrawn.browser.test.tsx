import axe from 'axe-core';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

// How the pages of these suites are set up: decision 0365.
it('a page that is not drawn is judged by its own colors', async () => {
  expect(getComputedStyle(window.frameElement ?? document.body).opacity).toBe('0');
  const words = document.body.appendChild(document.createElement('p'));
  words.textContent = 'Words that are hard to read';
  const violations = async (color: string): Promise<readonly string[]> => {
    words.style.color = color;
    const found = await axe.run(words, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    return [...found.violations, ...found.incomplete].map(({ id }) => id);
  };
  words.style.background = '#ffffff';
  expect(await violations('#bbbbbb')).toEqual(['color-contrast']);
  expect(await violations('#222222')).toEqual([]);
  words.remove();
});

it('React warns as ever, and names the component', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = document.createElement('div');
  const root = createRoot(host);
  const Vendors = () => createElement('ul', null, ['A', 'B'].map((name) => createElement('li', null, name)));
  flushSync(() => root.render(<Vendors />));
  root.unmount();
  expect(heard.mock.calls.map((words) => words.join(' ')).join('\n')).toMatch(/unique "key" prop[\s\S]*Vendors/);
  heard.mockRestore();
});
