import { expect, test } from 'vitest';
import { edgesOf } from '../boundaries/edges.ts';
import type { RoomOrder } from '../boundaries/rooms/room-order.ts';
import { smallHouse } from '../boundaries/testing/small-house.ts';
import { fileLengths } from './file-lengths.ts';
import { withMeasures } from './page.ts';
import { roomKnots } from './room-knots.ts';

const ORDER: RoomOrder = { of: 'packages/ui', rooms: [['a', 'ground'], ['b', 'above'], ['c', 'on top'], ['d', 'alone']] };

const file = (room: string, ...imports: string[]) => ({ [`packages/ui/src/${room}/${room}.ts`]: imports.join('\n') });

test('a knot by value is told from one by types, and a pair from a larger ring', () => {
  const tree = smallHouse({
    ...file('a', `import type { B } from '../b/b.ts';`),
    ...file('b', `import '../a/a.ts'; import '../c/c.ts';`),
    ...file('c', `import '../d/d.ts';`),
    ...file('d', `import '../b/b.ts';`),
    'packages/ui/src/c/c.test.ts': `import '../a/a.ts';`,
  });
  expect(roomKnots(ORDER, edgesOf(tree))).toEqual({ rooms: 4, byValue: [['b', 'c', 'd']], byType: [['a', 'b', 'c', 'd']], mutualPairs: [['a', 'b']] });
});

test('rooms in order have no knot and no pair', () => {
  expect(roomKnots(ORDER, edgesOf(smallHouse(file('b', `import '../a/a.ts';`))))).toEqual({ rooms: 4, byValue: [], byType: [], mutualPairs: [] });
});

test('median, p95 and long files are counted of sources alone', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  const sources = Object.fromEntries(Array.from({ length: 19 }, (_, i) => [`packages/ui/src/${i}.ts`, lines(i + 1)]));
  const tree = new Map(Object.entries({ ...sources, 'packages/ui/src/long.tsx': lines(301), 'packages/ui/src/long.test.ts': lines(900), 'packages/ui/build.ts': lines(900) }));
  expect(fileLengths(tree)).toEqual([{ workspace: 'packages/ui', files: 20, median: 10, p95: 19, long: ['packages/ui/src/long.tsx'] }]);
});

test('measures take the place of the former ones, and a page without a place for them is refused', () => {
  const page = 'before\n<!-- measures: written by `npm run measures -- --write` -->\nold\n<!-- end of measures -->\nafter\n';
  const written = withMeasures(page, 'new');
  expect(written).toBe(page.replace('old', 'new'));
  expect(withMeasures(written, 'new')).toBe(written);
  expect(() => withMeasures('no place', 'new')).toThrow(/no place/);
});
