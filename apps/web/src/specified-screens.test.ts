import { readFileSync } from 'node:fs';
import { composeStore, createStorefront, detachedCapabilities, resolveScreen, type StoreRuntime } from '@quartermaster/core/host';
import { describe, expect, it } from 'vitest';
import { defaults } from './defaults.ts';
import { stores } from './stores.ts';

/** A row of the specification's screens: `default` (all stores), `ggs` (FSS and USMC alone), `both` (each map has its own). */
interface Row {
  readonly path: string;
  readonly responseName: string;
  readonly map: string;
}

const supplyStores = ['FSS', 'USMC'];
const storesOf = (map: string): readonly string[] => (map === 'ggs' ? supplyStores : Object.keys(stores));

const csv = readFileSync(new URL('../../../tooling/specification/screens.csv', import.meta.url), 'utf8');
const rows: readonly Row[] = csv.trim().split('\n').slice(1).map((line) => {
  const [, path = '', responseName = '', ...rest] = line.replaceAll(/"[^"]*"/g, 'quoted').split(',');
  return { path, responseName, map: rest[1] ?? '' };
});

const runtimes = new Map<string, StoreRuntime>();
for (const [name, load] of Object.entries(stores)) {
  const { container } = createStorefront({ capabilities: detachedCapabilities('/'), stores, defaults });
  const composition = composeStore((await load()).default, defaults, { parent: container });
  if (!composition.ok) throw new Error(`${name} does not compose: ${JSON.stringify(composition.diagnostics)}`);
  runtimes.set(name, composition.runtime);
}

function runtimeOf(name: string): StoreRuntime {
  const runtime = runtimes.get(name);
  if (runtime === undefined) throw new Error(`${name} is no store.`);
  return runtime;
}

/** The response names of a row: `*` stands for whichever the path has. */
function namesOf({ path, responseName }: Row, store: string): readonly string[] {
  if (!responseName.startsWith('*')) return [responseName];
  const { screens } = runtimeOf(store);
  return [...screens.store.values(), ...screens.defaults.values()].filter((screen) => screen.path === path).map((screen) => screen.responseName);
}

function shownIn(row: Row, store: string): boolean {
  const { screens } = runtimeOf(store);
  const names = namesOf(row, store);
  return names.length > 0 && names.every((responseName) => resolveScreen({ path: row.path, responseName }, screens) !== null);
}

const exists = (row: Row): boolean => storesOf(row.map).some((store) => shownIn(row, store));
const key = ({ path, responseName }: Row): string => `${path} ${responseName}`;
const built = rows.filter(exists);

describe('the screens of the specification', () => {
  it('are read whole', () => {
    expect(rows.length).toBe(217);
    expect(new Set(rows.map(({ map }) => map))).toEqual(new Set(['default', 'ggs', 'both']));
  });

  it.each(built.map((row) => ({ row, what: `${key(row)} (${row.map})` })))('$what is shown in every store of its map [spec 2.129]', ({ row }) => {
    expect(storesOf(row.map).filter((store) => !shownIn(row, store))).toEqual([]);
  });

  it('that do not exist yet are listed', () => {
    const missing = rows.filter((row) => !exists(row));
    process.stdout.write(`\n${missing.length} of ${rows.length} screens of the specification do not exist yet:\n${missing.map((row) => `  ${key(row)}`).join('\n')}\n`);
    expect(built.length + missing.length).toBe(rows.length);
  });
});
