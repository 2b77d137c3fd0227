import { describe, expect, it } from 'vitest';
import { hostVersions } from './host-versions.ts';
import { staticReports } from './static-rules.ts';
import { subjectOf } from './subject.ts';
import { goodStore } from './testing/good-store.ts';
import { honestStores } from './testing/honest-stores.ts';
import { changedFiles, packageOf } from './testing/store-files.ts';

const host = hostVersions();

describe('what only looks like a mistake is none', () => {
  it.each([
    ['a function that is called fetch', "const ask = (fetch) => fetch('https://example.gov/');"],
    ['a member that is called eval', 'const run = (engine) => engine.eval(1);'],
    ['a timer with a function', 'const later = () => setTimeout(() => {}, 10);'],
    ['a call of the marketplace', "const ask = (id) => fetch('/advantage/rs/vs/sample/courses?topic=' + id);"],
    ['a call of a declared service', "const ask = (call) => call('/vs/sample/seats', { course: 1 });"],
    ['an address that is put together', "const base = '/vs/sample'; const ask = (call, name) => [call(base + '/courses'), call(base.concat('/', name))];"],
    ['a link to the page of those who may not enter', "const address = '/ws/vs/access_denied';"],
    ['what only begins like a service', "const measure = '/vs/ the year before';"],
    ['a link that leads out', "const Out = () => jsx('a', { href: 'https://example.gov/', children: 'Out' });"],
    ['a picture of the store', "const Picture = () => jsx('img', { src: new URL('./NotFound.js', import.meta.url).href, alt: '' });"],
    ['a word that is also a color', "const labels = { color: 'red', red: 'Red pens' };"],
    ['a color from the theme', "const box = css({ border: '1px solid ' + token('color.border'), outline: 'none', fill: 'none', color: 'inherit', background: 'transparent' });"],
    ['the tokens of a theme', "import { defineTheme } from '@quartermaster/ui'; const theme = defineTheme({ id: 'sample', tokens: { ...adv19.tokens, color: { ...adv19.tokens.color, border: '#c0c8d2', action: '#0b5cad' } } });"],
    ['CSS that declares a token', "const css2 = ':root{--qm-color-action:#0b5cad}';"],
    ['text about colors', "const hint = 'Choose a color: red or blue.';"],
    ['a number sign', "const order = { background: 'see #fff-123 in the file' };"],
    ['the title of the document', "const title = () => document.title;"],
    ['a name of the window that is written out', "const width = () => window['inner' + 'Width'];"],
    ['a class that makes another of its kind', 'class Pair { again() { return new this.constructor(); } }'],
  ])('%s', (_what, code) => {
    const files = changedFiles(goodStore, { replace: { 'dist/store.js': [['class Logger {\n', `${code}\nclass Logger {\n`]] } });
    const reports = staticReports(subjectOf(packageOf(files)), host);
    expect([...reports.values()].flatMap(({ findings }) => findings)).toEqual([]);
  });
});

describe('a store that does something unusual, and nothing wrong, breaks no rule', () => {
  it.each(honestStores)('$what', ({ by }) => {
    const reports = staticReports(subjectOf(packageOf(changedFiles(goodStore, by))), host);
    expect([...reports].flatMap(([rule, { findings }]) => findings.map(({ check, message }) => `${rule} (${check}) ${message}`))).toEqual([]);
  });
});
