import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeProblem } from './node-range.ts';

it.each(['22.13.0', '22.22.1', '24.0.0', '26.1.0'])('a store is made with Node %s', (version) => {
  expect(nodeProblem(version)).toBeNull();
});

it.each(['18.20.8', '20.20.2', '22.12.0', '23.11.0'])('Node %s is refused in one sentence that says which one is needed', (version) => {
  expect(nodeProblem(version)).toMatch(new RegExp(`^A store needs Node \\^22\\.13\\.0 .*, and this is Node ${version}\\. Install .*\\.$`));
});

it('the command imports nothing but this check before it knows the version', () => {
  const source = readFileSync(join(import.meta.dirname, 'main.ts'), 'utf8');
  expect(source.match(/^(import|export) .*/gm)).toEqual(["import { nodeProblem } from './node-range.ts';"]);
  expect(source).not.toMatch(/^await |^try/m);
});
