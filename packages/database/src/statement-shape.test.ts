import { expect, it } from 'vitest';
import { statementShape } from './statement-shape.ts';

it.each([
  ['select name from item where id = $1', 'select name from item where id = $1'],
  ["select  *\n  from item -- of 'Pat'\n where state = 'open' and price > 12.50", 'select * from item where state = ? and price > ?'],
  ["select 'it''s', E'a\\'b', $tag$Pat's$tag$, $$x$$ /* Pat */ from a1", 'select $… from a1'],
  ['select "column of 7", \'never closed', 'select "column of 7", ?'],
  ['select a from b where id in ($1, $2, $3) and n = $4', 'select a from b where id in ($…) and n = $4'],
  ['insert into a (b, c) values ($1, $2), ($3, $4),($5::text, $6)', 'insert into a (b, c) values ($…), …'],
  ["select x from y where z = any($1::uuid[]) and w = 1e5", 'select x from y where z = any($1::uuid[]) and w = ?'],
])('%s', (text, shape) => {
  expect(statementShape(text)).toBe(shape);
});

it('is cut where it is very long', () => {
  expect(statementShape(`select ${'a + '.repeat(5000)}b`)).toHaveLength(4001);
});
