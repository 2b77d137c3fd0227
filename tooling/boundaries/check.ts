import { ringsIn } from './cycles.ts';
import { edgesOf } from './edges.ts';
import type { Tree } from './read/tree.ts';
import { ROOM_ORDERS } from './rooms/orders.ts';
import type { RoomOrder } from './rooms/room-order.ts';
import { roomRules } from './rooms/room-rules.ts';
import { unplacedRooms } from './rooms/unplaced-rooms.ts';
import { RULES } from './rules.ts';
import { namedStores } from './store-names.ts';

/** One forbidden import. */
interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The findings of a check. `passed` and `failed` count imports. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly violations: readonly Violation[];
}

/** Checks all imports of a tree against the rules of docs/architecture.md. An import breaks at most one rule: the first that refuses it. */
export function check(tree: Tree, orders: readonly RoomOrder[] = ROOM_ORDERS): Result {
  const edges = edgesOf(tree);
  const rules = [...RULES, ...roomRules(orders, edges)];
  const refused = edges.flatMap((edge): Violation[] => {
    for (const { id, refuses } of rules) {
      const message = refuses(edge);
      if (message !== undefined) return [{ rule: id, file: edge.file, line: edge.line, message: `'${edge.specifier}': ${message}` }];
    }
    return [];
  });
  const rings = ringsIn(edges).map(({ files, line }): Violation => ({
    rule: 'no-ring', file: files[0], line,
    message: `These files import each other in a ring, so one of them sees another half made: ${[...files, files[0]].join(' -> ')}. Move what they share into a file that imports none of them.`,
  }));
  const unplaced = unplacedRooms(orders, tree).map(({ file, message }): Violation => ({ rule: 'room-placed', file, line: 1, message }));
  const named = namedStores(tree).map((each): Violation => ({ rule: 'no-store-name', ...each }));
  const violations = [...refused, ...rings, ...unplaced, ...named];
  return { passed: edges.length - refused.length - rings.length, failed: violations.length, violations };
}
