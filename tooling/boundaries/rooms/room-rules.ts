import type { Edge } from '../edges.ts';
import type { Rule } from '../rules.ts';
import { heightOf, ROOF, roomOf } from './room-order.ts';
import type { RoomOrder } from './room-order.ts';

/** Where an import between two rooms of one workspace starts and ends. */
interface Step {
  readonly order: RoomOrder;
  readonly from: string | typeof ROOF;
  readonly to: string | typeof ROOF;
  readonly target: string;
}

/** The rules that hold inside a workspace. Tests and the folders named `testing` may import every file of their own workspace. */
export function roomRules(orders: readonly RoomOrder[], edges: readonly Edge[]): readonly Rule[] {
  const shared = sharedRooms(orders, edges);
  return [
    { id: 'room-order', refuses: edge => refusedBy(orders, edge, upward) },
    { id: 'room-door', refuses: edge => refusedBy(orders, edge, step => pastTheDoor(shared, step, edge)) },
  ];
}

function refusedBy(orders: readonly RoomOrder[], edge: Edge, refuses: (step: Step, edge: Edge) => string | undefined): string | undefined {
  const step = stepOf(orders, edge);
  return step && refuses(step, edge);
}

/** Undefined: the import does not lead from one room of a workspace into another, or it is a test's. */
function stepOf(orders: readonly RoomOrder[], { file, from, purpose, target }: Edge): Step | undefined {
  if (purpose !== 'runtime' || target.kind !== 'file' || target.purpose === 'test') return undefined;
  const order = orders.find(({ of }) => of === from.folder);
  if (order === undefined) return undefined;
  const start = roomOf(order, file);
  const end = roomOf(order, target.path);
  return start === undefined || end === undefined || start === end ? undefined : { order, from: start, to: end, target: target.path };
}

function upward({ order, from, to }: Step, { typeOnly }: Edge): string | undefined {
  const [start, end] = [heightOf(order, from), heightOf(order, to)];
  if (start === undefined || end === undefined || start > end) return undefined;
  if (typeOnly && order.typesUpward?.some(each => each.from === from && each.to === to)) return undefined;
  const above = to === ROOF
    ? `files directly in ${order.of}/src are its roof, and no room imports them.`
    : `the room ${to} is above ${String(from)} in the order of ${order.of}.`;
  return `Rooms import what is below them: ${above} Take what you need as an argument, or move it to a room below both.`;
}

/**
 * A lazy import names the file whose chunk it wants, and a door would make that chunk larger: it may pass the door. So may the
 * roof: its files are the doors of the package, and name one by one what each of them opens.
 */
function pastTheDoor(shared: ReadonlySet<string>, { order, from, to, target }: Step, { lazy }: Edge): string | undefined {
  if (from === ROOF || to === ROOF || lazy || !shared.has(`${order.of}/src/${to}`) || target.endsWith('/index.ts')) return undefined;
  if (order.withoutDoor?.rooms === 'all' || order.withoutDoor?.rooms.includes(to) === true) return undefined;
  return `Several rooms use ${to}, so its owner must know what they use: import ${order.of}/src/${to}/index.ts, and if something is missing there, add it.`;
}

/** The rooms that more than one other room uses, as paths. */
function sharedRooms(orders: readonly RoomOrder[], edges: readonly Edge[]): Set<string> {
  const users = new Map<string, Set<string>>();
  for (const edge of edges) {
    const step = stepOf(orders, edge);
    if (step === undefined || step.from === ROOF || step.to === ROOF) continue;
    const room = `${step.order.of}/src/${step.to}`;
    users.set(room, (users.get(room) ?? new Set()).add(step.from));
  }
  return new Set([...users].filter(([, rooms]) => rooms.size > 1).map(([room]) => room));
}
