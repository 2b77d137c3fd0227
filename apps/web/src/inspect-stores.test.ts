import { describe, expect, it } from 'vitest';
import { inspectStores } from './inspect-stores.ts';
import { stores } from './stores.ts';

describe('the inspection of the stores', () => {
  it('tells what each of them brings, and that all are composed', async () => {
    const inspections = await inspectStores();
    expect(inspections.map(({ name }) => name)).toEqual(Object.keys(stores));
    expect(inspections.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    const fss = inspections.find(({ name }) => name === 'FSS');
    expect(fss).toMatchObject({ theme: 'adv12', coreRange: expect.stringMatching(/\d/) });
    expect(fss?.overrides).toContainEqual({ point: 'confirm dialog', key: null });
  });

  it('says of a store that cannot be loaded or composed why, and goes on with the others', async () => {
    const broken = { GONE: () => Promise.reject(new Error('no such file')), NONE: () => Promise.resolve({ default: {} as never }), VA: stores['VA'] ?? (() => Promise.reject(new Error('VA is not built in'))) };
    const [gone, none, va] = await inspectStores(broken);
    expect([gone?.diagnostics[0], none?.diagnostics[0], va?.diagnostics]).toEqual([expect.stringContaining('no such file'), expect.stringContaining('STORE_MALFORMED'), []]);
  });
});
