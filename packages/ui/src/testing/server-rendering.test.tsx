import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { adornedTheme } from './theme.ts';
import { gallery } from './gallery.tsx';
import { ConfirmDialog, GlobalStyles, storeTheme, ThemeStyles } from '../index.ts';

test.each(Object.entries(gallery))('%s renders on a server, without an inline style or script', (_name, example) => {
  const html = renderToString(example);
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toMatch(/\son[a-z]+="|<script/);
  expect(html.replaceAll(/<style[\s\S]*?<\/style>/g, '').length).toBeGreaterThan(20);
});

test('an open dialog is left to the browser', () => {
  expect(renderToString(<ConfirmDialog isOpen title="Sure?" confirmLabel="Yes" onConfirm={() => undefined} onCancel={() => undefined}>Text</ConfirmDialog>)).toBe('');
});

test('theme and global rules come with the page', () => {
  const html = renderToString(<><ThemeStyles theme={storeTheme(adornedTheme)} /><GlobalStyles /></>);
  expect(html).toContain('--qm-color-action:');
  expect(html).toContain('prefers-reduced-motion');
  expect(html).toContain('href="/own.css"');
});

test('text of a stranger is plain on the server', () => {
  expect(renderToString(gallery['SanitizedHtml']).replace(/<style[\s\S]*?<\/style>/, '')).toMatch(/^<div class="[^"]*"><p>Safe &amp; sound<\/p><\/div>$/);
});
