import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { knownStores, shippedStoreList, storeIdOf } from '@quartermaster/contracts';
import { readStoreManifest } from '@quartermaster/contracts/schema';
import { expect, it } from 'vitest';

const packages = resolve(import.meta.dirname, '../../packages');

/** The stores of this repository that say in their package.json what they are. */
const manifests = globSync('store-*/package.json', { cwd: packages })
  .map((path) => JSON.parse(readFileSync(join(packages, path), 'utf8')) as { readonly name: string; readonly quartermaster?: object })
  .filter(({ quartermaster }) => quartermaster !== undefined);

it('some store of this repository can be shipped alone', () => {
  expect(manifests.map(({ name }) => name)).toContain('@quartermaster/store-dhs');
});

it.each(manifests)('$name says of itself what the list that ships says, whether it is built in or added', (packageJson) => {
  const reading = readStoreManifest(packageJson);
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  const known = knownStores.find((store) => store === reading.manifest.name);
  if (known === undefined) throw new Error(`${reading.manifest.name} is no known store.`);
  expect([reading.manifest.number, reading.manifest.traits]).toEqual([storeIdOf(known), shippedStoreList[known]]);
});
