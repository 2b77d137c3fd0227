import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceTable } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { leaveOutNames } from './without-response-names.ts';

const contracts = join(import.meta.dirname, '../../../packages/contracts/src');
const row = /^ {2}("[^"]+"): (\{.*\}),$/gm;

it('leaves out the names of responses of every service, and nothing else', () => {
  const rows = globSync('*/service-table.generated.ts', { cwd: contracts })
    .flatMap((file) => [...leaveOutNames(readFileSync(join(contracts, file), 'utf8')).matchAll(row)])
    .map(([, path, entry]): [string, unknown] => [JSON.parse(path ?? '') as string, JSON.parse(entry ?? '')]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(Object.entries(serviceTable).map(([path, { responses: _names, ...entry }]) => [path, entry])));
});
