import type { Tree } from '../read/tree.ts';
import type { RoomOrder } from './room-order.ts';
import { roomOf } from './room-order.ts';

/** Something that an order says of a room and the tree does not bear out, or the reverse. */
export interface RoomFinding {
  readonly file: string;
  readonly message: string;
}

/**
 * Folders that the order of their workspace does not name, and names in an order that no folder has. Folders named `testing`
 * need no place: only tests import them.
 */
export function unplacedRooms(orders: readonly RoomOrder[], tree: Tree): RoomFinding[] {
  return orders.flatMap(order => {
    const folders = foldersOf(order, tree);
    if (folders.size === 0) return [];
    const named = new Set(order.rooms.map(([name]) => name));
    const unnamed = [...folders].filter(([name]) => !named.has(name)).map(([name, file]): RoomFinding => ({
      file, message: `${order.of}/src/${name} has no place in the order of its workspace, so no rule says what it may import. Give it a line in ${placeOf(order)}.`,
    }));
    const missing = [...named].filter(name => !folders.has(name)).map((name): RoomFinding => ({
      file: placeOf(order), message: `The order of ${order.of} names ${name}, and there is no folder ${order.of}/src/${name}. Remove or rename the line.`,
    }));
    return [...unnamed, ...missing];
  });
}

const placeOf = ({ of }: RoomOrder): string => `tooling/boundaries/rooms/${of.split('/').at(-1) ?? ''}.ts`;

/** Each folder with the first of its files. */
function foldersOf(order: RoomOrder, tree: Tree): Map<string, string> {
  const folders = new Map<string, string>();
  for (const path of tree.keys()) {
    const room = roomOf(order, path);
    if (typeof room === 'string' && room !== 'testing' && !folders.has(room)) folders.set(room, path);
  }
  return folders;
}
