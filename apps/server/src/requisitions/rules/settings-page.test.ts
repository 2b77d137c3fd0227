import { readFileSync } from 'node:fs';
import { ruleIds, ruleSettings } from '@quartermaster/contracts/requisition';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../../../docs/requisitions.md', import.meta.url), 'utf8').split('\n');

it('the page has a row for each rule, and one for each setting with its default, in the words of the command', () => {
  const rows = page.filter((line) => line.startsWith('| '));
  expect(rows.filter((row) => /^\| R\d\d/.test(row)).map((row) => row.slice(2, 5))).toEqual([...ruleIds]);
  expect(rows.filter((row) => /^\| `[a-zA-Z0-9]+` /.test(row))).toEqual(Object.values(ruleSettings).map(({ name, standard, explanation }) => `| \`${name}\` | ${[standard].flat().join(',') || 'nothing'} | ${explanation} |`));
});
