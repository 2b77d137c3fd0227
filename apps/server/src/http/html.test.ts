import fc from 'fast-check';
import { expect, it } from 'vitest';
import { html } from './html.ts';

it('a text stays a text, whatever it holds', () => {
  expect(html`<p title="${'"onload="x'}">${'<script>'}${null}${2}${[html`<b>${'&'}</b>`]}</p>`.text).toBe('<p title="&quot;onload=&quot;x">&lt;script&gt;2<b>&amp;</b></p>');
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(html`${text}`.text)));
});
