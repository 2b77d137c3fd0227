import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { textBlocks } from './text-blocks.ts';

test.each([
  ['<p>One <b>bold</b>, two</p><p>Three</p>', [{ element: 'p', text: 'One bold, two' }, { element: 'p', text: 'Three' }]],
  ['<h2 onclick="x()">Head</h2>\n<ul>\n<li>A &amp; B</li><li><p>C</p></li></ul>After', [
    { element: 'h2', text: 'Head' },
    { element: 'ul', items: [{ element: 'li', text: 'A & B' }, { element: 'li', text: 'C' }] },
    { element: 'p', text: 'After' },
  ]],
  ['<dl><dt>Word</dt><dd>Meaning</dd></dl>', [{ element: 'dl', items: [{ element: 'dt', text: 'Word' }, { element: 'dd', text: 'Meaning' }] }]],
  ['<table><tr><th>A</th><td>B</td></tr></table>', [{ element: 'p', text: 'A B' }]],
  ['<script>alert(1)</script><img src=x onerror=alert(1)>Text<ul></ul><li>stray</li>', [{ element: 'p', text: 'Text' }, { element: 'p', text: 'stray' }]],
  ['', []],
])('%s has its blocks', (html, blocks) => {
  expect(textBlocks(html)).toEqual(blocks);
});

test('no text is lost, and none is new', () => {
  const piece = fc.constantFrom('<p>', '</p>', '<ul>', '</ul>', '<li>', '</li>', '<dl>', '<dt>', '</dl>', '<h2>', '</h2>', '<b>', '</b>', '<br>', '<img src=x>', ' one ', ' two ', ' &amp; ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const html = pieces.join('');
      const texts = textBlocks(html).flatMap((found) => ('items' in found ? found.items : [found])).map(({ text }) => text);
      expect(texts.join(' ').replaceAll(/\s+/g, '')).toBe(plainText(html).replaceAll(/\s+/g, ''));
    }),
  );
});
