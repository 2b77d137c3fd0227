import type { Edge } from '../boundaries/edges.ts';
import type { RoomOrder } from '../boundaries/rooms/room-order.ts';
import { ROOF, roomOf } from '../boundaries/rooms/room-order.ts';

/** Room to the rooms that it imports, of one workspace. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export interface RoomKnots {
  readonly rooms: number;
  /** Rooms that reach each other by imports that are carried out at run time; each knot once. */
  readonly byValue: readonly (readonly string[])[];
  /** The same by all imports, those of types among them. */
  readonly byType: readonly (readonly string[])[];
  /** Pairs of rooms that import each other directly, in either way. */
  readonly mutualPairs: readonly (readonly [string, string])[];
}

/** How the rooms of a workspace hang together. Tests and the roof are left out: they may import all of them. */
export function roomKnots(order: RoomOrder, edges: readonly Edge[]): RoomKnots {
  const all = graphOf(order, edges, () => true);
  return {
    rooms: order.rooms.length,
    byValue: knotsIn(graphOf(order, edges, ({ typeOnly }) => !typeOnly)),
    byType: knotsIn(all),
    mutualPairs: [...all].flatMap(([one, imported]) => [...imported].filter(other => one < other && all.get(other)?.has(one) === true).map((other): [string, string] => [one, other])),
  };
}

function graphOf(order: RoomOrder, edges: readonly Edge[], counts: (edge: Edge) => boolean): Graph {
  const graph = new Map<string, Set<string>>();
  for (const edge of edges) {
    if (edge.purpose !== 'runtime' || edge.target.kind !== 'file' || edge.target.purpose === 'test' || !counts(edge)) continue;
    const from = roomOf(order, edge.file);
    const to = roomOf(order, edge.target.path);
    if (from === undefined || to === undefined || from === ROOF || to === ROOF || from === to) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  return graph;
}

/** Groups of more than one room in which each reaches each other. */
function knotsIn(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map(room => [room, reachedFrom(graph, room)]));
  const knots = new Map<string, string[]>();
  for (const [room, reached] of reach) {
    const knot = [...reached].filter(other => reach.get(other)?.has(room) === true).sort();
    if (knot.length > 1) knots.set(knot.join(' '), knot);
  }
  return [...knots.values()];
}

function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    for (const next of graph.get(room) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}
