import { cssVariables } from '@quartermaster/ui';
import { expect, test } from 'vitest';
import source from './adv12.css?raw';
import adv12 from './index.ts';
import { tokens } from './tokens.ts';

const css = source.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const variables = new Set(cssVariables(tokens).match(/--qm-[a-z-]+(?=:)/g));

test('the stylesheet is a file of its own', () => {
  expect(adv12.stylesheet).toMatch(/adv12.*\.css/);
});

test('it reads and sets tokens that there are, and nothing else decides a color', () => {
  const named = css.match(/--qm-[a-z-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !variables.has(name))).toEqual([]);
  expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|:\s*(white|black|red|blue|grey|gray)\b/i);
});

test('every rule outweighs a component’s own, so that the order of the head does not matter', () => {
  const selectors = [...css.matchAll(/^\s*(?<selector>:root[^{@]*)\{/gm)].flatMap(({ groups }) => (groups?.['selector'] ?? '').split(/,\s*(?=:root)/));
  expect(selectors.length).toBeGreaterThan(15);
  expect(selectors.filter((selector) => !/^:root( |:root)/.test(selector.trim()))).toEqual([]);
  expect(css.match(/^\s*[.#a-z[*][^{}@]*\{/gm)?.filter((start) => !start.trimStart().startsWith(':root')) ?? []).toEqual([]);
  expect(css).not.toContain('!important');
});

test('it loads nothing from elsewhere', () => {
  expect(css).not.toMatch(/url\(|@import/);
});
