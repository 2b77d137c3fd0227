import { resolveScreen, type StoreRuntime } from '@quartermaster/core/host';
import { describe, expect, it } from 'vitest';
import { stores } from './stores.ts';
import { composedStore, namesIn } from './testing/composed-store.ts';
import { leadingSources, leadsTo } from './testing/leading-sources.ts';
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

  it('are all there', () => {
    expect(rows.filter((row) => !exists(row)).map(key)).toEqual([]);
  });

  it('are each led to by a page, a call or a mail: none is there for a typed address alone', () => {
    const text = leadingSources();
    expect([leadsTo("href('/profile/your_data')", '/profile/your_data'), leadsTo('}/ws/profile/your_data?key=1`', '/profile/your_data'), leadsTo("href('/profile/your_data')", '/profile/your')]).toEqual([true, true, false]);
    // The server leads those who may not requisition to why (fedstrip.server.test.ts); no link does.
    expect(text).toContain("redirect('/restricted')");
    const paths = new Set(built.map(({ path }) => path));
    expect([...paths].filter((path) => !leadsTo(text, path))).toEqual([]);
  });
});
