import { describe, expect, test } from 'vitest';
import { check } from '../check.ts';
import { smallHouse } from '../testing/small-house.ts';
import { ROOM_ORDERS } from './orders.ts';
import type { RoomOrder } from './room-order.ts';

const ORDER: RoomOrder = {
  of: 'packages/ui',
  rooms: [['tokens', 'read by all'], ['forms', 'made of tokens'], ['dialogs', 'hold forms'], ['pages', 'hold forms, too']],
  withoutDoor: { rooms: ['forms'], because: 'for this test' },
  typesUpward: [{ from: 'forms', to: 'dialogs', because: 'for this test' }],
};

/** Four rooms in order; two of them use `tokens`, through its door. */
const ROOMS: Readonly<Record<string, string>> = {
  'packages/ui/src/tokens/index.ts': `export { token } from './token.ts';`,
  'packages/ui/src/tokens/token.ts': `export const token = 1;`,
  'packages/ui/src/tokens/dark/index.ts': `export { dark } from './dark.ts';`,
  'packages/ui/src/tokens/dark/dark.ts': `export const dark = 1;`,
  'packages/ui/src/forms/Field.tsx': `import { token } from '../tokens/index.ts'; import type { Dialog } from '../dialogs/Dialog.tsx';`,
  'packages/ui/src/dialogs/Dialog.tsx': `import '../tokens/index.ts'; import '../tokens/dark/index.ts'; import '../forms/Field.tsx';`,
  'packages/ui/src/dialogs/Dialog.test.tsx': `import { probe } from '../testing/probe.ts'; import '../tokens/token.ts';`,
  'packages/ui/src/pages/Page.tsx': `import '../forms/Field.tsx';`,
  'packages/ui/src/tokens/token.test.ts': `import '../dialogs/Dialog.tsx';`,
  'packages/ui/src/Roof.tsx': `import './forms/Field.tsx'; import './tokens/index.ts';`,
};

interface Forbidden {
  readonly rule: 'room-order' | 'room-door';
  readonly what: string;
  readonly file: string;
  readonly text: string;
  readonly says: RegExp;
}

const FORBIDDEN: readonly Forbidden[] = [
  { rule: 'room-order', what: 'a value from the room above', file: 'tokens/a.ts', text: `import { Field } from '../forms/Field.tsx';`, says: /forms is above tokens in the order of packages\/ui/ },
  { rule: 'room-order', what: 'a type from the room above', file: 'tokens/a.ts', text: `import type { F } from '../forms/Field.tsx';`, says: /to a room below both/ },
  { rule: 'room-order', what: 'what is loaded later from the room above', file: 'tokens/a.ts', text: `const f = () => import('../forms/Field.tsx');`, says: /above tokens/ },
  { rule: 'room-order', what: 'a value where the order allows types alone', file: 'forms/a.ts', text: `export { D } from '../dialogs/Dialog.tsx';`, says: /dialogs is above forms/ },
  { rule: 'room-order', what: 'a type from another room above than the one that the order allows', file: 'forms/a.ts', text: `import type { P } from '../pages/Page.tsx';`, says: /pages is above forms/ },
  { rule: 'room-order', what: 'a room that imports the roof', file: 'dialogs/a.ts', text: `import '../Roof.tsx';`, says: /files directly in packages\/ui\/src are its roof/ },
  { rule: 'room-door', what: 'a file of a room that several others use', file: 'dialogs/a.ts', text: `import { token } from '../tokens/token.ts';`, says: /import packages\/ui\/src\/tokens\/index\.ts/ },
  { rule: 'room-door', what: 'a type from past the door', file: 'forms/a.ts', text: `import type { T } from '../tokens/token.ts';`, says: /Several rooms use tokens/ },
];

const inRooms = (changes: Readonly<Record<string, string>> = {}) => check(smallHouse({ ...ROOMS, ...changes }), [ORDER]);

test('rooms in order pass, with the types and the door that the order leaves open, and with tests that import from all rooms', () => {
  expect(inRooms().violations).toEqual([]);
});

describe('an import against the order of the rooms is found, alone, with its place and what to do', () => {
  test.each(FORBIDDEN)('$rule: $what', ({ rule, file, text, says }) => {
    const path = `packages/ui/src/${file}`;
    expect(inRooms({ [path]: text }).violations).toEqual([{ rule, file: path, line: 1, message: expect.stringMatching(says) }]);
  });
});

test('a room that one other room uses needs no door; the roof and what is loaded later may pass one', () => {
  expect(inRooms({ 'packages/ui/src/Roof.tsx': `import './tokens/token.ts';`, 'packages/ui/src/dialogs/a.ts': `const t = () => import('../tokens/token.ts');` }).violations).toEqual([]);
});

test('a folder that the order does not name is found, and a name without a folder', () => {
  expect(inRooms({ 'packages/ui/src/panels/Panel.tsx': '' }).violations).toMatchObject([
    { rule: 'room-placed', file: 'packages/ui/src/panels/Panel.tsx', message: expect.stringContaining('panels has no place') },
  ]);
  const more: RoomOrder = { ...ORDER, rooms: [...ORDER.rooms, ['sheets', 'not there yet']] };
  expect(check(smallHouse(ROOMS), [more]).violations).toMatchObject([{ rule: 'room-placed', message: expect.stringContaining('packages/ui/src/sheets') }]);
});

test('a workspace without an order, or with no room yet, is left alone', () => {
  expect(check(smallHouse({ 'packages/core/src/a/a.ts': `import '../b/b.ts';`, 'packages/core/src/b/b.ts': `import '../a/c.ts';`, 'packages/core/src/a/c.ts': '' }), [ORDER]).violations).toEqual([]);
});

describe('the orders of this repository', () => {
  test.each(ROOM_ORDERS)('$of names each room once, with its reason', ({ rooms }) => {
    const names = rooms.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const [name, because] of rooms) expect(because.length, name).toBeGreaterThan(10);
  });

  test('let types go up in two places at most', () => {
    expect(ROOM_ORDERS.flatMap(({ typesUpward }) => typesUpward ?? []).length).toBeLessThanOrEqual(2);
  });
});
