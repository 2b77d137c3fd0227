import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as deployment from '@quartermaster/deployment';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/deployments.md');

test('the page of deployments has a row for every point, with its cardinality', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (one|keyed|many) \|/gm)].map(([, name, cardinality]) => `${name}: ${cardinality}`);
  const points = Object.entries(deployment).flatMap(([name, value]) => (typeof value === 'object' && 'kind' in value ? [`${name}: ${value.cardinality}`] : []));
  expect(points.length).toBeGreaterThan(5);
  expect(rows.toSorted()).toEqual(points.toSorted());
});

test('it explains every code of a diagnostic', () => {
  const codes = [...read('packages/deployment/src/plugins/diagnostics.ts').matchAll(/\| '([A-Z_]+)'/g)].map(([, code]) => code);
  const table = /^\| Code \| Meaning \|\n(?:\|.*\n)+/m.exec(page)?.[0] ?? '';
  const explained = [...table.matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/[A-Z_]+/g)].map(([code]) => code));
  expect(codes.length).toBeGreaterThan(5);
  expect(explained.toSorted()).toEqual(codes.toSorted());
});
