import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const configurations = globSync('{.storybook,tooling,tooling/vitest,{packages,apps,data}/*}/vitest*.config.ts', { cwd: root }).toSorted();
const requires = /expect: \{[^\n]*requireAssertions: true/;

// Vitest hands this setting to no project that has a configuration of its own, so each one says it or is made by a function that does.
it.each(configurations)('%s: a test that asserts nothing fails', (file) => {
  expect(read(file)).toMatch(new RegExp(`${requires.source}|packageTests\\(|inChromium\\(`));
});

it.each(['tooling/vitest/package-tests.ts', 'tooling/vitest/in-chromium.ts'])('%s: a test that asserts nothing fails', (file) => {
  expect(read(file)).toMatch(requires);
});
