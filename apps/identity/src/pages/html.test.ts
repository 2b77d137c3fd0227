import fc from 'fast-check';
import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes every value, so that none can leave its place', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const { text } = html`<p title="${value}">${value}</p>`;
      expect(text.match(/[<>]/g)).toHaveLength(4);
      expect(text.match(/"/g)).toHaveLength(2);
    }),
  );
});

it('puts parts together without escaping them again', () => {
  const parts = ['a', '<b>'].map((value) => html`<li>${value}</li>`);
  expect(html`<ul>${parts}${undefined}</ul>`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});
