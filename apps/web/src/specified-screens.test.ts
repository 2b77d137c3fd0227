import { serviceTable } from '@quartermaster/contracts';
import { resolveScreen, type StoreRuntime } from '@quartermaster/core/host';
import { describe, expect, it } from 'vitest';
import { stores } from './stores.ts';
import { composedStore, namesIn } from './testing/composed-store.ts';
import { specifiedRows as rows, type SpecifiedRow } from './testing/specified-rows.ts';

const supplyStores = ['FSS', 'USMC'];
const storesOf = (map: string): readonly string[] => (map === 'ggs' ? supplyStores : Object.keys(stores));
const runtimes = new Map<string, StoreRuntime>();
for (const name of Object.keys(stores)) runtimes.set(name, await composedStore(name));

function shownIn({ path, responseName }: SpecifiedRow, store: string): boolean {
  const runtime = runtimes.get(store);
  if (runtime === undefined) return false;
  const names = namesIn(runtime, path, responseName);
  return names.length > 0 && names.every((name) => resolveScreen({ path, responseName: name }, runtime.screens) !== null);
}

const exists = (row: SpecifiedRow): boolean => storesOf(row.map).some((store) => shownIn(row, store));
const answersOf = (path: string): readonly string[] => Object.entries(serviceTable).find(([known]) => known === path)?.[1].responses ?? [];
const key = ({ path, responseName }: SpecifiedRow): string => `${path} ${responseName}`;
const built = rows.filter(exists);

describe('the screens of the specification', () => {
  it('are read whole', () => {
    expect(rows.length).toBe(217);
    expect(new Set(rows.map(({ map }) => map))).toEqual(new Set(['default', 'ggs', 'both']));
  });

  it.each(built.map((row) => ({ row, what: `${key(row)} (${row.map})` })))('$what is shown in every store of its map [spec 2.129]', ({ row }) => {
    expect(storesOf(row.map).filter((store) => !shownIn(row, store))).toEqual([]);
  });

  it('that do not exist yet are listed: none of them is an answer that the contract has', () => {
    const missing = rows.filter((row) => !exists(row));
    process.stdout.write(`\n${missing.length} of ${rows.length} screens of the specification do not exist yet:\n${missing.map((row) => `  ${key(row)}`).join('\n')}\n`);
    expect(missing.filter(({ path, responseName }) => answersOf(path).includes(responseName)).map(key)).toEqual([]);
  });
});
