import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionHtml, plainText } from './description-html.ts';

describe('the HTML of a description', () => {
  it('keeps bare paragraphs, lists and bold', () => {
    expect(descriptionHtml('<P class="x">One</P>')).toContain('&lt;P class=&quot;x&quot;&gt;');
    expect(descriptionHtml('<ul><li><b>One</b><br/></li></ul>')).toBe('<ul><li><b>One</b><br></li></ul>');
    expect(descriptionHtml('Fast & small')).toBe('<p>Fast &amp; small</p>');
    expect(descriptionHtml('')).toBe('');
  });

  it('shows everything else as text: no script, no attribute, no link', () => {
    const pieces = fc.array(fc.constantFrom('<script>', '</script>', '<img src=x onerror=alert(1)>', '<a href="javascript:1">', '<', '>', '"', '&lt;script&gt;', '&#60;b&#62;', '<b', '<b>', 'x', ' onclick=', '<p>'), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (parts) => {
        const html = descriptionHtml(parts.join(''));
        const tags = html.match(/<[^>]*>?/g) ?? [];
        expect(tags.every((tag) => /^<\/?(p|b|br|strong|i|em|ul|ol|li|sub|sup|h3|h4)>$/.test(tag))).toBe(true);
      }),
    );
  });

  it('as plain text has neither tags nor entities', () => {
    expect(plainText('3 GHz<br />Intel&reg; &amp; more &#8211; <b>fast</b>')).toBe('3 GHz Intel® & more – fast');
  });
});
