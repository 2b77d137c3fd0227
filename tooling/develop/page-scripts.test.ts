import { expect, it } from 'vitest';
import { problemPage, withDevelopment } from './page-scripts.ts';

const page = '<!doctype html><head><style nonce="n1"></style><script type="module" src="/__sources/src/browser.tsx"></script></head><body><script type="application/json" id="first-answer">{}</script></body>';

it('a page in development has two files before its own script, and no script that a strict policy would refuse', () => {
  const html = withDevelopment(page, 'n1');
  expect([...html.matchAll(/<script type="module" src="([^"]*)"><\/script>/g)].map(([, src]) => src)).toEqual(['/__sources/@vite/client', '/__sources/first.js', '/__sources/src/browser.tsx']);
  expect(html).toContain('<meta property="csp-nonce" nonce="n1">');
  expect(html.replaceAll(/<script type="(module" src="[^"]*|application\/json" id="[^"]*)">/g, '')).not.toContain('<script');
});

it('a page without a script stays as it is', () => {
  expect(withDevelopment('<!doctype html><body></body>', 'n1')).toBe('<!doctype html><body></body>');
});

it('the reason why the server does not run is text', () => {
  expect(problemPage('Unexpected token <img src=x> & more')).toContain('<pre>Unexpected token &lt;img src=x> &amp; more</pre>');
});
