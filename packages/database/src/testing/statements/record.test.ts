import pg from 'pg';
import { expect, it } from 'vitest';
import { callSite, isOnCopy } from './record.ts';

it('a statement belongs to the first place that is neither a library nor the database package', () => {
  const stack = [
    'Error: the call',
    '    at Pool.recorded [as query] (/repository/packages/database/src/testing/statements/record.ts:44:60)',
    '    at Pool.query (file:///repository/node_modules/pg-pool/index.js:423:12)',
    '    at async readCart (/repository/apps/server/src/cart/store.ts:23:35)',
    '    at /repository/apps/server/src/cart/index.ts:9:1',
  ].join('\n');
  expect(callSite(stack)).toBe('/repository/apps/server/src/cart/store.ts:23');
  expect(callSite('Error: the call\n    at file:///repository/apps/server/src/cart/store.ts:7:3')).toBe('/repository/apps/server/src/cart/store.ts:7');
  expect(callSite('Error: the call\n    at node:internal/process:1:1')).toBeNull();
});

it.each([
  [true, 'copy_0123456789abcdef0123456789abcdef'],
  [false, 'test_0123456789abcdef0123456789abcdef'],
  [false, 'shop'],
])('tables are known (%s) on %s, in a pool and in a client', (known, name) => {
  const connectionString = `postgres://user@/${name}?host=/folder`;
  expect([new pg.Pool({ connectionString }), new pg.Client({ connectionString })].map(isOnCopy)).toEqual([known, known]);
});
