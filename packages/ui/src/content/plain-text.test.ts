import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['A &amp; B &lt;b&gt; &#8211; &nbsp;C', 'A & B <b> – C'],
  ['<script>alert("x")</script>after', 'after'],
  ['5 &bogus; 6 &#0;', '5 &bogus; 6 &#0;'],
  ['no markup', 'no markup'],
])('%s becomes %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
