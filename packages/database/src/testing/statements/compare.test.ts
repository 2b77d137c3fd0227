import { describe, expect, it } from 'vitest';
import { neverAsked, rowFindings } from './compare.ts';
import type { DeclaredColumn } from './row-types.ts';
import { kindOf, type Sighting } from './sighting.ts';

const site = '/repository/apps/server/src/cart/store.ts:23';
const text = 25;
const json = 3802;
const column = (name: string, type = text, position = 0) => ({ name, type, table: position === 0 ? 0 : 16_402, position });
const tables = new Map([['16402.1', { name: 'cart.cart_id', notNull: true }], ['16402.2', { name: 'cart.note', notNull: false }]]);

function findings(declared: Readonly<Record<string, DeclaredColumn['kinds']>>, columns: Sighting['columns'], kinds: Sighting['kinds'] = {}, notNull: readonly string[] = []): string[] {
  const row = { site, columns: Object.entries(declared).map(([name, kindsOfIt]) => ({ name, kinds: kindsOfIt })) };
  return rowFindings([row], [{ site, columns, kinds, notNull }], tables).map((finding) => finding.replace(`${site}: `, ''));
}

describe('the declared type of a row', () => {
  it('is right where columns, their types and what came are as it says', () => {
    expect(findings({ cart_id: ['string'], note: ['null', 'string'], seen: ['object'], any: null }, [column('cart_id', text, 1), column('note', text, 2), column('seen', json), column('any')], { note: ['null'], seen: ['object'], any: ['number'] })).toEqual([]);
  });

  it('is wrong where a column is missing, or one too many', () => {
    expect(findings({ cart_id: ['string'] }, [])).toEqual(['the type has cart_id, the result has no such column.']);
    expect(findings({}, [column('cart_id')])).toEqual(['the result has a column cart_id, the type has no such property.']);
  });

  it('is wrong where the database has another type', () => {
    expect(findings({ version: ['number'] }, [column('version')])).toEqual(['version is string in the database, number in the type.']);
  });

  it('is wrong where another kind of value came', () => {
    expect(findings({ seen: ['object'] }, [column('seen', json)], { seen: ['null', 'object'] })).toEqual(['seen came as null, the type says object.']);
  });

  it('is wrong where the table’s column may be null, and neither the type nor the statement says otherwise', () => {
    expect(findings({ words: ['string'] }, [column('words', text, 2)])).toEqual(['words is cart.note, which may be null: say so in the type, or `is not null` in the statement.']);
    expect(findings({ words: ['string'] }, [column('words', text, 2)], {}, ['note'])).toEqual([]);
  });
});

it('a query that no test makes is named', () => {
  const rows = [{ site, columns: [] }, { site: `${site}9`, columns: [] }];
  expect(neverAsked(rows, [{ site, columns: [], kinds: {}, notNull: [] }])).toEqual([`${site}9: no test makes this query, so its row type is unproven.`]);
});

it('values have kinds', () => {
  expect([null, undefined, 'a', 1, true, new Date(0), Buffer.from(''), [], {}].map(kindOf)).toEqual(['null', 'null', 'string', 'number', 'boolean', 'date', 'bytes', 'array', 'object']);
});
