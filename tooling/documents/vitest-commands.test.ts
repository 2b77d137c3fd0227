import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it, test } from 'vitest';
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';
import { readDocuments } from './documents.ts';
import { brokenVitestCommands } from './vitest-commands.ts';

const root = join(import.meta.dirname, '..', '..');
const named = globSync('{{packages,apps,data}/*,tooling}/vitest.config.ts', { cwd: root }).map((file) => file.replace(/[\\/]vitest\.config\.ts$/, '').replaceAll('\\', '/'));
const configurationOf = async (file: string): Promise<ViteUserConfig> => ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly default: ViteUserConfig }).default;

async function nameOf(project: TestProjectConfiguration): Promise<string> {
  if (typeof project === 'string') return nameOf(await configurationOf(project));
  const name = 'test' in project ? project.test?.name : undefined;
  return typeof name === 'string' ? name : '';
}

const projects = new Map<string, readonly string[]>();
beforeAll(async () => {
  for (const folder of ['.', ...named]) {
    const file = join(root, folder, 'vitest.config.ts');
    projects.set(folder, await Promise.all(((await configurationOf(file)).test?.projects ?? [file]).map(nameOf)));
  }
});

it('each workspace and the tooling can be tested from the root by the name of its folder', () => {
  expect(named.length).toBeGreaterThan(20);
  const ofRoot = projects.get('.') ?? [];
  expect(ofRoot).toEqual(expect.arrayContaining(named.map((folder) => folder.replace(/^.*\//, ''))));
  expect(ofRoot).toEqual(expect.arrayContaining(['core in a browser', 'core-testing in a browser', 'web in a browser']));
  expect(new Set(ofRoot).size).toBe(ofRoot.length);
});

it('commands that documents name for tests run tests that are there', () => {
  const tests = globSync('{packages,apps,data,tooling}/**/*.test.{ts,tsx}', { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' }).map((file) => file.replaceAll('\\', '/'));
  const documents = readDocuments(root);
  expect([...documents.values()].filter((text) => text.includes('npx vitest run')).length).toBeGreaterThan(4);
  expect(brokenVitestCommands(documents, { projects: (folder) => projects.get(folder), tests })).toEqual([]);
});

const surroundings = { projects: (folder: string) => new Map([['.', ['lamps', 'lamps in a browser']], ['packages/lamps', ['lamps']]]).get(folder), tests: ['packages/lamps/src/bulb.test.ts'] };
const found = (text: string): string[] => brokenVitestCommands(new Map([['packages/lamps/README.md', text]]), surroundings);

test.each(['`npx vitest run` here: all.', '`npx vitest run --project lamps`', "`npx vitest run --project 'lamps in a browser' bulb`", '```sh\nnpx vitest run --root packages/lamps # all\n```', '`npx vitest run packages/lamps`'])('%s is in order', (text) => expect(found(text)).toEqual([]));

test.each([
  ['`npx vitest run --project shades`', 'packages/lamps/README.md: npx vitest run --project shades: there is no project shades (lamps, lamps in a browser).'],
  ['`npx vitest run --root packages/shades`', 'packages/lamps/README.md: npx vitest run --root packages/shades: packages/shades has no vitest.config.ts.'],
  ['`npx vitest run --project lamps shade`', 'packages/lamps/README.md: npx vitest run --project lamps shade: no test has "shade" in its path.'],
])('%s is found', (text, sentence) => expect(found(text)).toEqual([sentence]));
