import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lookAtQueries } from './query-calls.ts';
import { declaredRow } from './row-types.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'qm-rows-')));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, target: 'esnext', types: [] }, include: ['src'] }));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the columns of a row type and what each may be, where the query is', () => {
  writeFileSync(join(folder, 'src/rows.ts'), `
type Store = 'ADVANTAGE' | (string & {});
interface Row { readonly id: string; store: Store; version: number | null; at: Date; tags: readonly string[]; seen: { price: number }; more?: boolean; raw: unknown }
declare const pool: { query<T>(text: string): T[]; other<T>(): T };
pool.query<Row>('select 1');
pool
  .query<Pick<Row, 'id'>>('select 2');
pool.other<Row>();
pool.query('select 3');
`);
  const file = join(folder, 'src/rows.ts');
  expect(lookAtQueries(join(folder, 'tsconfig.json'), (path) => path.endsWith('rows.ts'), declaredRow)).toEqual([
    { site: `${file}:5`, columns: [
      { name: 'id', kinds: ['string'] }, { name: 'store', kinds: ['string'] }, { name: 'version', kinds: ['null', 'number'] }, { name: 'at', kinds: ['date'] },
      { name: 'tags', kinds: ['array'] }, { name: 'seen', kinds: ['object'] }, { name: 'more', kinds: ['boolean', 'null'] }, { name: 'raw', kinds: null },
    ] },
    { site: `${file}:7`, columns: [{ name: 'id', kinds: ['string'] }] },
    null,
  ]);
});
