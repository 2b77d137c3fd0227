import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStore } from './make-store.ts';

const example = join(import.meta.dirname, '../../../examples/store-example');

/** What the example adds to a new store, or says in its own words; everything else is as the template makes it. */
const ofItsOwn = ['README.md', 'package.json', 'src/Footer.tsx', 'src/index.ts', 'src/store.stories.tsx', 'src/store.test.ts'];

/** The files of a store's repository, not of what is installed or built in it. */
const filesOf = (folder: string): string[] =>
  globSync('{*,.*,src/**,.storybook/**}', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile() && path !== 'package-lock.json')
    .map((path) => path.split(sep).join('/'));

describe('the example store', () => {
  let made: string;
  beforeAll(() => {
    made = join(mkdtempSync(join(tmpdir(), 'example-store-')), 'store');
    makeStore({ folder: made, name: 'EXAMPLE', number: 100, packageName: 'store-example' });
  });
  afterAll(() => rmSync(join(made, '..'), { recursive: true, force: true }));

  it('is one that the template makes, but for what is of its own', () => {
    const common = filesOf(made).filter((path) => !ofItsOwn.includes(path) && !path.startsWith('src/about/'));
    expect(common.length).toBeGreaterThan(8);
    for (const path of common) expect(readFileSync(join(example, path), 'utf8'), `examples/store-example/${path}: change it and packages/create-store/template together`).toBe(readFileSync(join(made, path), 'utf8'));
  });

  it('has scripts and dependencies of the template, and more', () => {
    const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
    const { scripts, dependencies = {}, devDependencies } = manifestOf(made) as Record<string, object | undefined>;
    expect(Object.keys(devDependencies ?? {}).length).toBeGreaterThan(3);
    expect(manifestOf(example)).toMatchObject({ scripts, devDependencies, ...(Object.keys(dependencies).length > 0 && { dependencies }) });
  });
});
