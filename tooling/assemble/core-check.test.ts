import { expect, it } from 'vitest';
import { checkAgainstCore, coreCheckText } from './core-check.ts';
import type { KeptVersion, StoreOfDeployment } from './deployment.ts';

const kept = (version: string, coreRange: string): KeptVersion => ({
  version, packageName: 'store-sample', integrity: 'sha512-', installedAt: '', activatedAt: null, bytes: 1,
  manifest: { name: 'SAMPLE', number: 100, version, packageName: 'store-sample', coreRange, entry: 'dist/store.js', upstreams: [] } as unknown as KeptVersion['manifest'],
});
const store = (name: string, activeVersion: string | null, ...packages: KeptVersion[]): StoreOfDeployment => ({
  name, number: 100, hosts: [], shipped: packages.length > 0, activeVersion, upstreams: [], packages,
});
const stores = [
  store('ADVANTAGE', null),
  store('HARBOR', '1.0.0', kept('2.0.0', '>=0.1.0 <0.3.0'), kept('1.0.0', '^0.1.0')),
  store('RANGER', '1.0.0', kept('1.0.0', '>=0.1.0 <0.3.0')),
  store('MEADOW', '1.0.0', kept('1.0.0', 'newest')),
];

it('tells which stores another core would switch off, and which kept version would go on', () => {
  expect(checkAgainstCore(stores, '0.2.0')).toEqual([
    { name: 'HARBOR', version: '1.0.0', coreRange: '^0.1.0', code: 'CORE_RANGE_UNSATISFIED', fitting: ['2.0.0'] },
    { name: 'RANGER', version: '1.0.0', coreRange: '>=0.1.0 <0.3.0', code: null, fitting: ['1.0.0'] },
    { name: 'MEADOW', version: '1.0.0', coreRange: 'newest', code: 'CORE_RANGE_INVALID', fitting: [] },
  ]);
});

it('says it in a line for each store, and at the end what to do', () => {
  expect(coreCheckText(checkAgainstCore(stores, '0.2.0'), '0.2.0').split('\n')).toEqual([
    'HARBOR          1.0.0      built for ^0.1.0: switched off, CORE_RANGE_UNSATISFIED; kept and fitting: 2.0.0',
    'RANGER          1.0.0      built for >=0.1.0 <0.3.0: goes on',
    'MEADOW          1.0.0      built for newest: switched off, CORE_RANGE_INVALID',
    'Under core 0.2.0 2 of 3 stores would be switched off. Before the update, add a version of each that was built for core 0.2.0.',
  ]);
  expect(coreCheckText(checkAgainstCore(stores.slice(2, 3), '0.2.9'), '0.2.9')).toMatch(/goes on\nUnder core 0\.2\.9 every store goes on\.$/);
  expect(coreCheckText([], '0.2.0')).toBe('No store is shown from a package, so core 0.2.0 switches none off.');
});
