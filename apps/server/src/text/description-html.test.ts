import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionHtml, plainText } from './description-html.ts';

describe('the HTML of a description', () => {
  it('keeps bare paragraphs, lists and bold', () => {
    expect(descriptionHtml('<P class="x">One</P>')).toBe('<p>One</p>');
    expect(descriptionHtml('<ul><li><b>One</b><br/></li></ul>')).toBe('<ul><li><b>One</b><br></li></ul>');
    expect(descriptionHtml('<div>One</div><div><p>Two</p></div>')).toBe('<p>One</p><p>Two</p>');
    expect(descriptionHtml('Fast & small, < 5 mm')).toBe('<p>Fast &amp; small, &lt; 5 mm</p>');
    expect(descriptionHtml('One\nTwo')).toBe('<p>One<br>Two</p>');
    expect(descriptionHtml('')).toBe('');
  });

  it('has characters in the place of every entity that HTML knows', () => {
    expect(descriptionHtml('Caf&eacute; &ndash; &Omega; &hellip; &frac12; &#8482; &lt;b&gt;')).toBe('<p>Café – Ω … ½ ™ &lt;b&gt;</p>');
  });

  it('has no script, no attribute, no link, and no tag but the bare ones', () => {
    const pieces = fc.array(fc.constantFrom('<script>', '</script>', '<img src=x onerror=alert(1)>', '<a href="javascript:1">', '<', '>', '"', '&lt;script&gt;', '&#60;b&#62;', '<b', '<b>', '<div>', '<math>', '<style>', 'x', ' onclick=', '<p>'), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (parts) => {
        const html = descriptionHtml(parts.join(''));
        const tags = html.match(/<[^>]*>?/g) ?? [];
        expect(tags.filter((tag) => !/^<\/?(p|b|br|strong|i|em|ul|ol|li|sub|sup|h3|h4)>$/.test(tag))).toEqual([]);
      }),
    );
  });

  it('as plain text has neither tags nor entities', () => {
    expect(plainText('3 GHz<br />Intel&reg; &amp; more &#8211; <b>fast</b>')).toBe('3 GHz Intel® & more – fast');
    expect(plainText('Code &lt;b&gt; &rarr; bold<style>p { color: red }</style>')).toBe('Code <b> → bold');
    fc.assert(fc.property(fc.string(), (any) => {
      const text = any.replace(/[<>&]/g, '');
      expect(plainText(text)).toBe(plainText(`<b></b>${text}`));
    }));
  });
});
