import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, render } from '../testing/render.tsx';
import { SanitizedHtml } from './SanitizedHtml.tsx';

afterEach(cleanUp);

test.each([
  ['<p onclick="steal()" style="color:red" class="x" id="y">Text</p>', '<p>Text</p>'],
  ['<img src=x onerror=alert(1)>Text', 'Text'],
  ['<script>alert(1)</script><b>Bold</b>', '<b>Bold</b>'],
  ['<a href="javascript:alert(1)">Link</a>', '<a>Link</a>'],
  ['<a href="//elsewhere.example">Link</a>', '<a>Link</a>'],
  ['<a href="/catalog" target="_top">Link</a>', '<a href="/catalog">Link</a>'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<form action="/x"><input name="q"></form>', ''],
  ['<h1>Title</h1>', 'Title'],
])('%s is shown as %s', async (html, clean) => {
  const host = render(<SanitizedHtml html={html} />);
  await expect.poll(() => host.firstElementChild?.innerHTML).toBe(clean);
});

test('text without markup is there at once', () => {
  expect(render(<SanitizedHtml html="Two vendors" />).firstElementChild?.innerHTML).toBe('Two vendors');
});

test('takes over the plain text of a server without a mismatch, then shows the markup', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const example = <SanitizedHtml html="<p>Safe &amp; <b>sound</b></p>" />;
  host.innerHTML = renderToString(example);
  expect(host.querySelector('b')).toBeNull();
  expect(host.querySelector('p')?.outerHTML).toBe('<p>Safe &amp; sound</p>');
  const problems: unknown[] = [];
  const root = hydrateRoot(host, example, { onRecoverableError: (error) => problems.push(error) });
  await expect.poll(() => host.querySelector('b')?.textContent).toBe('sound');
  expect(problems).toEqual([]);
  root.unmount();
  host.remove();
});
