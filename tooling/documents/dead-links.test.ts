import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';
import { readDocuments } from './documents.ts';

const root = join(import.meta.dirname, '..', '..');

const scriptsOf = (manifest: string): string[] => Object.keys((JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { scripts: object }).scripts);

test('the documents of the repository name files, headings and commands that are there', () => {
  const documents = readDocuments(root);
  expect(documents.size).toBeGreaterThan(50);
  expect(deadLinks(documents, { exists: (path) => existsSync(join(root, path)), commands: new Set(['package.json', 'packages/create-store/template/package.json', 'examples/store-example/package.json'].flatMap(scriptsOf)) })).toEqual([]);
});

const surroundings = { exists: (path: string) => ['docs/plan.md', 'docs/decisions/0001-wire.md', 'apps/server/src'].includes(path), commands: new Set(['stores']) };
const found = (text: string): string[] => deadLinks(new Map([['docs/plan.md', `# The plan\n\n## What is \`here\`, and why\n\n${text}`], ['docs/decisions/0001-wire.md', '# 0001: One wire']]), surroundings);

test.each([
  '[wire](decisions/0001-wire.md)', '[wire](decisions/0001-wire.md#0001-one-wire)', '[below](#what-is-here-and-why)', '[React](https://react.dev/x.md)',
  'Read `apps/server/src` and `apps/*/src`.', '```md\n[a link](of-an-example.md)\n```', 'Run `npm run stores -- list`, or `npm run build -w @quartermaster/web`.',
])('%s is in order', (text) => expect(found(text)).toEqual([]));

test.each([
  ['[wire](0001-wire.md)', 'docs/plan.md: the link 0001-wire.md leads nowhere.'],
  ['[wire](decisions/0001-wire.md#two)', 'docs/plan.md: docs/decisions/0001-wire.md has no heading #two.'],
  ['[below](#nothing)', 'docs/plan.md: docs/plan.md has no heading #nothing.'],
  ['Read `apps/web/src`.', 'docs/plan.md: there is no apps/web/src.'],
  ['```sh\nnpm run shops\n```', 'docs/plan.md: there is no command npm run shops.'],
  ['Run `npm run shops`.', 'docs/plan.md: there is no command npm run shops.'],
])('%s is found', (text, sentence) => expect(found(text)).toEqual([sentence]));
