import { describe, expect, it } from 'vitest';
import { affectedTests, areaOf } from './affected-tests.ts';

const rooms = Array.from({ length: 9 }, (_, place) => `apps/house/src/room-${place}`);
const graph = new Map<string, ReadonlySet<string>>([
  ['apps/house/src/house.ts', new Set(rooms.map((room) => `${room}/room.ts`))],
  ['apps/house/src/room-1/room.test.ts', new Set(['apps/house/src/house.ts'])],
  ['apps/house/src/room-2/room.test.ts', new Set(['apps/house/src/house.ts'])],
  ['apps/house/src/room-3/lamp.test.ts', new Set(['apps/house/src/room-3/lamp.ts'])],
  ['apps/house/src/room-3/lamp.ts', new Set(['packages/wires/src/copper.ts'])],
  ['apps/street/src/doors.test.ts', new Set(rooms.map((room) => `${room}/door.ts`))],
]);
const tests = [...graph.keys()].filter((file) => file.endsWith('.test.ts'));

describe('the tests of a change', () => {
  it('are those of its area, also where they load it through what puts all areas together', () => {
    expect(affectedTests(graph, tests, ['apps/house/src/room-1/room.ts'])).toEqual(['apps/house/src/room-1/room.test.ts']);
  });

  it('are those of other areas that load it', () => {
    expect(affectedTests(graph, tests, ['packages/wires/src/copper.ts'])).toEqual(['apps/house/src/room-3/lamp.test.ts']);
  });

  it('are all that load what puts all areas together, when that itself has changed', () => {
    expect(affectedTests(graph, tests, ['apps/house/src/house.ts'])).toEqual(['apps/house/src/room-1/room.test.ts', 'apps/house/src/room-2/room.test.ts']);
  });

  it('are those that load it themselves, however much else they load', () => {
    expect(affectedTests(graph, tests, ['apps/house/src/room-4/door.ts'])).toEqual(['apps/street/src/doors.test.ts']);
  });

  it('are none where nothing loads it', () => {
    expect(affectedTests(graph, tests, ['docs/architecture.md'])).toEqual([]);
  });
});

it.each([
  ['apps/server/src/cart/store/lines.ts', 'apps/server/src/cart'],
  ['apps/server/src/server.ts', 'apps/server/src'],
  ['tooling/setup/setup.mjs', 'tooling/setup'],
  ['package.json', ''],
])('the area of %s is %s', (file, area) => {
  expect(areaOf(file)).toBe(area);
});
