import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chosenParts } from './chosen-parts.ts';
import { filesOf } from './files-of.ts';
import { parts } from './parts.ts';

const root = join(import.meta.dirname, '..', '..');

it.each(parts.map((part) => [part.folder, part] as const))('%s has files, and tests that have to notice', (_folder, part) => {
  const files = filesOf(root, part);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
  for (const tests of part.tests) expect(globSync(tests, { cwd: root }).length, tests).toBeGreaterThan(0);
  expect(existsSync(join(root, part.runner.configuration))).toBe(true);
});

it('a part is named by its area, its folder or the beginning of it, and once', () => {
  expect(chosenParts(['all'])).toEqual(parts);
  expect(chosenParts(['money', 'apps/server/src/cart']).map(({ area }) => area)).toEqual(parts.filter(({ area }) => area === 'money').map(({ area }) => area));
  expect(chosenParts(['apps/identity']).every(({ folder }) => folder.startsWith('apps/identity/'))).toBe(true);
});

it('a word that names none is an error that lists what there is, and so is no word', () => {
  expect(() => chosenParts(['monye'])).toThrow(/'monye' names no part. Write money, access, sessions, all/);
  expect(() => chosenParts([])).toThrow('Write what is to be mutated');
});
