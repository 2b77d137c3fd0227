import { resolve } from 'node:path';
import { knownStores } from '@quartermaster/contracts';
import { expect, test } from 'vitest';
import { readTree } from './read/tree.ts';
import { namedStores } from './store-names.ts';

const at = 'apps/server/src/catalog/start.ts';
const found = (text: string, file = at) => namedStores(new Map([[file, text]])).map(({ line, message }) => `${line}: ${message.slice(0, message.indexOf('.'))}`);

test.each(knownStores)('the name %s is found in code and in comments, with its line', (name) => {
  expect(found(`const a = 1;\nif (store.name === '${name}') return;`)).toEqual([`2: '${name}' names a known store`]);
  expect(found(`/** Only ${name} has it. */`)).toEqual([`1: '${name}' names a known store`]);
});

test.each([
  ['const dhsReason = 1;', 'dhs'], ['export const isUsmc = 1;', 'Usmc'], ["import './fss-pages.ts';", 'fss'], ["const path = '/dhs/other';", 'dhs'], ['const reasonOfDhs = 1;', 'Dhs'],
])('%s is found, by the part of a name', (line, name) => {
  expect(found(line)).toEqual([`1: '${name}' names a known store`]);
});

test.each(['/va/start_page', '/state/stateValidation', '/af/start_page', '/information/tutorial'])('the path %s is found', (path) => {
  expect(found(`redirect('${path}')`)).toEqual([`1: '${path}' is a path of known stores`]);
  expect(found(`redirect(\`${path}?type=login\`)`)).toEqual([`1: '${path}' is a path of known stores`]);
});

test('the message says what to do', () => {
  expect(namedStores(new Map([[at, "x === 'FSS'"]]))[0]?.message).toBe(
    "'FSS' names a known store. Ask the store of the call what it is (store.family, store.startPath, store.members ...); what is special about one store goes into " +
      'packages/contracts/src/stores/store-list.ts. In a comment or an example, say what kind of store it is, or take one that is not there, such as HARBOR.',
  );
});

test.each([
  ['a word with the same letters', 'const state = advantage(VALUE, nova, "/advantage/rs/search/advantage_search");'],
  ['an address of an agency', "domains: ['dhs.gov'], email: 'officer@dhs.example.gov'"],
  ['a longer path', "'/va/start_page_of_others', '/main/va/start_page'"],
  ['a store that is not there', "store.name === 'HARBOR'"],
])('%s is no store', (_what, text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  'packages/contracts/src/stores/store-list.ts', 'packages/contracts/src/stores/known-stores.ts', 'apps/server/src/checkout/address/states.ts', 'packages/contracts/src/fields/postal/zip-states.ts', 'packages/contracts/src/fields/postal/countries.ts', 'apps/server/src/stores/store-list.server.test.ts',
  'packages/core/src/testing/world.ts', 'packages/contracts/src/ggs/service-table.generated.ts', 'apps/web/src/stores.ts', 'packages/store-va/src/index.ts',
])('%s may name stores', (file) => {
  expect(found("'VA'", file)).toEqual([]);
});

test('the sources of this repository name no known store but in the list', () => {
  const tree = readTree(resolve(import.meta.dirname, '../..'));
  expect(tree.has('packages/contracts/src/stores/store-list.ts')).toBe(true);
  expect(namedStores(tree)).toEqual([]);
});
