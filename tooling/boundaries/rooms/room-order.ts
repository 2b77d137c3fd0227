/**
 * The order of the folders ("rooms") in the `src` of one workspace. Files directly in `src` are its roof: they may import every
 * room, and no room imports them.
 */
export interface RoomOrder {
  /** The folder of the workspace: `packages/core`. */
  readonly of: string;
  /** Ground first: a room may import those before it. Each with its reason: what it is there for. */
  readonly rooms: readonly (readonly [name: string, because: string])[];
  /** Rooms whose files may be imported one by one although several rooms use them, and the harm that a door would do. */
  readonly withoutDoor?: { readonly rooms: 'all' | readonly string[]; readonly because: string };
  /** Imports of types that go up. At most two in the whole repository, each with its reason. */
  readonly typesUpward?: readonly TypesUpward[];
}

/** Types that one room takes from a room above it. */
interface TypesUpward {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

/** Where a file is inside its workspace: the name of a room, or the roof. Undefined outside of `src`. */
export function roomOf(order: RoomOrder, path: string): string | typeof ROOF | undefined {
  const source = `${order.of}/src/`;
  if (!path.startsWith(source)) return undefined;
  const [first = '', ...rest] = path.slice(source.length).split('/');
  return rest.length === 0 ? ROOF : first;
}

export const ROOF = Symbol('files directly in src');

/** How far up a room is: 0 is the ground, the roof is above all. Undefined: the order does not name it. */
export function heightOf(order: RoomOrder, room: string | typeof ROOF): number | undefined {
  if (room === ROOF) return order.rooms.length;
  const height = order.rooms.findIndex(([name]) => name === room);
  return height === -1 ? undefined : height;
}
