import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { staleReports, writeReports } from './report-folder.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'qm-api-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('reports that are missing, changed or left over are named, and set right', () => {
  const reports = new Map([['cart.md', 'cart'], ['search.md', 'search'], ['wire.md', 'wire']]);
  for (const [file, text] of [['cart.md', 'cart'], ['search.md', 'before'], ['gone.md', 'gone']] as const) writeFileSync(join(folder, file), text);
  const stale = staleReports(folder, reports);
  expect(stale).toEqual(['gone.md', 'search.md', 'wire.md']);
  writeReports(folder, reports, stale);
  expect(readdirSync(folder).toSorted()).toEqual(['cart.md', 'search.md', 'wire.md']);
  expect(staleReports(folder, reports)).toEqual([]);
});

it('a folder that is not there yet is made', () => {
  const reports = new Map([['cart.md', 'cart']]);
  const fresh = join(folder, 'api');
  expect(staleReports(fresh, reports)).toEqual(['cart.md']);
  writeReports(fresh, reports, ['cart.md']);
  expect(staleReports(fresh, reports)).toEqual([]);
});
