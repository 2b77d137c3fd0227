import { expect, it } from 'vitest';
import { withStylesheetIntegrity } from './stylesheet-integrity.ts';

const integrity = { 'assets/adv12-1a2b.css': 'sha384-abc', 'assets/font.woff2': 'sha384-def' };

it('the stylesheet of a theme has its integrity, as every file of ours that decides how a page is', () => {
  expect(withStylesheetIntegrity('<title>A</title><link rel="stylesheet" href="/assets/adv12-1a2b.css" data-precedence="theme"/>', integrity))
    .toBe('<title>A</title><link rel="stylesheet" href="/assets/adv12-1a2b.css" integrity="sha384-abc" data-precedence="theme"/>');
});

it('what is no stylesheet, or none of ours, stays as it is', () => {
  const head = '<link rel="preload" as="font" href="/assets/font.woff2"/><link rel="stylesheet" href="/assets/unknown.css"/><title>href="/assets/adv12-1a2b.css"</title>';
  expect(withStylesheetIntegrity(head, integrity)).toBe(head);
});
