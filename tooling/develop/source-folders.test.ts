import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { isPartOfProgram, sourceFolders } from './source-folders.ts';

const root = join(import.meta.dirname, '..', '..');

it('a server is made of its own sources and those of the packages that it needs, and of nothing of the web', () => {
  const folders = sourceFolders(root, 'apps/server');
  expect(folders).toEqual(expect.arrayContaining(['apps/server/src', 'packages/contracts/src', 'packages/database/src', 'packages/deployment/src']));
  expect(folders.filter((folder) => /web|screens|ui|core|identity/.test(folder))).toEqual([]);
});

test.each([
  ['apps/server/src/cart/area.ts', true], ['apps/server/src/cart/migrations/0001-carts.sql', true], ['apps/server/src/cart/cart.test.ts', false],
  ['apps/server/src/testing/clock.ts', false], ['apps/server/src/search/bench/main.ts', false], ['packages/contracts/src/README.md', false], ['apps/server/src/app.ts~', false],
])('%s is a part of a program: %s', (file, isPart) => expect(isPartOfProgram(file)).toBe(isPart));
