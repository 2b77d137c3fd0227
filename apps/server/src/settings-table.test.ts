import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composeServer } from './compose-server.ts';

const head = '| Variable | Default | Meaning |';

/** The rows of the README's table of settings, without its head. */
function rowsOfReadme(): readonly string[] {
  const lines = readFileSync(new URL('../README.md', import.meta.url), 'utf8').split('\n');
  const start = lines.indexOf(head);
  if (start === -1) throw new Error(`The README has no table of settings. It needs the line ${head}`);
  const rows = lines.slice(start + 2);
  return rows.slice(0, rows.findIndex((line) => !line.startsWith('|')));
}

it('the README has one row for each setting of the server, in the words of its declaration', () => {
  const declared = composeServer().settings.map(({ id, otherwise, doc }) => `| \`${id}\` | ${otherwise} | ${doc} |`);
  expect(declared.length).toBeGreaterThan(20);
  expect(rowsOfReadme().toSorted()).toEqual(declared.toSorted());
});
