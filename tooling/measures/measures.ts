import { edgesOf } from '../boundaries/edges.ts';
import type { Tree } from '../boundaries/read/tree.ts';
import { ROOM_ORDERS } from '../boundaries/rooms/orders.ts';
import { fileLengths } from './file-lengths.ts';
import { linesElsewhere, ownFolders } from './new-area/new-area.ts';
import { roomKnots } from './room-knots.ts';

/** The measures of the repository as Markdown. A further measure is a further part of this list. */
export function measures(tree: Tree): string {
  return [roomTable(tree), areaTable(), lengthTable(tree)].join('\n\n');
}

function roomTable(tree: Tree): string {
  const edges = edgesOf(tree);
  const rows = ROOM_ORDERS.map(order => {
    const { rooms, byValue, byType, mutualPairs } = roomKnots(order, edges);
    return [order.of, rooms, named(byValue), named(byType), named(mutualPairs), order.typesUpward?.length ?? 0];
  });
  return table(['Rooms of', 'rooms', 'knots by value', 'knots by type', 'mutual pairs', 'types upward'], rows);
}

/** The lines that a test needs to add an area: see new-area/new-area.test.ts. */
function areaTable(): string {
  const rows = Object.entries(ownFolders).map(([side, folder]) => {
    const files = linesElsewhere.filter(line => line.side === side).map(({ file }) => file);
    return [folder.replace(/[^/]+$/, 'AREA'), files.length, files.join(', ')];
  });
  return table(['A new area', 'lines elsewhere', 'in'], rows);
}

function lengthTable(tree: Tree): string {
  const rows = fileLengths(tree).map(({ workspace, files, median, p95, long }) => [workspace, files, median, p95, named(long.map(path => [path]))]);
  return table(['Sources of', 'files', 'median lines', 'p95', 'over 300 lines'], rows);
}

/** `0`, or the number with what it counts. */
function named(groups: readonly (readonly string[])[]): string {
  return groups.length === 0 ? '0' : `${groups.length} (${groups.map(group => group.join(', ')).join('; ')})`;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');
}
