import { expect, it } from 'vitest';
import type { Finding } from './report.ts';
import { sourcePlaces } from './source-place.ts';

const finding: Finding = { check: 'eval', file: 'dist/store.js', line: 1, column: 1, message: 'It uses eval.', remedy: 'Write the code out.' };
const map = (source: string) => JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AACE' });
const packageWith = (files: Readonly<Record<string, string>>) => ({ files: new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])), strange: [] });

it('a map beside the module leads to what the author wrote', () => {
  const placed = sourcePlaces(packageWith({ 'dist/store.js.map': map('../src/Footer.tsx') }));
  expect(placed(finding)).toEqual({ ...finding, source: { file: 'src/Footer.tsx', line: 2, column: 3 } });
});

it.each([
  ['without a map', {}],
  ['with a map that cannot be read', { 'dist/store.js.map': '{' }],
  ['with a map that leads out of the package', { 'dist/store.js.map': map('../../elsewhere/Footer.tsx') }],
])('%s it keeps its place in the module', (_what, files) => {
  expect(sourcePlaces(packageWith(files))(finding)).toEqual(finding);
});

it('a finding about a file as a whole stays as it is', () => {
  const whole = { ...finding, line: null, column: null };
  expect(sourcePlaces(packageWith({ 'dist/store.js.map': map('../src/Footer.tsx') }))(whole)).toEqual(whole);
});
