import type { Edge } from './edges.ts';

/** A ring of files, each importing the next; `line` is where the first imports the second. */
export interface Ring {
  readonly files: readonly [string, ...string[]];
  readonly line: number;
}

/**
 * Rings of imports that are carried out when the files are loaded: in such a ring one file sees another half made. Types and
 * `import()` are left out, since neither runs at load. One shortest ring is given for each tangle of files.
 */
export function ringsIn(edges: readonly Edge[]): Ring[] {
  const next = new Map<string, Map<string, number>>();
  for (const { file, target, typeOnly, lazy, line } of edges) {
    if (target.kind !== 'file' || typeOnly || lazy) continue;
    const from = next.get(file) ?? new Map<string, number>();
    if (!from.has(target.path)) from.set(target.path, line);
    next.set(file, from);
  }
  const known = new Set<string>();
  const rings: Ring[] = [];
  for (const start of [...next.keys()].sort()) {
    if (known.has(start)) continue;
    const files = shortestRing(next, start);
    if (files === undefined) continue;
    for (const file of files) known.add(file);
    rings.push({ files, line: next.get(start)?.get(files[1] ?? start) ?? 1 });
  }
  return rings;
}

/** Breadth first from `start` until it is met again. */
function shortestRing(next: ReadonlyMap<string, ReadonlyMap<string, number>>, start: string): [string, ...string[]] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const target of next.get(file)?.keys() ?? []) {
      if (target === start) return [start, ...wayTo(cameFrom, start, file)];
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      waiting.push(target);
    }
  }
  return undefined;
}

function wayTo(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const way: string[] = [];
  for (let file: string | undefined = end; file !== undefined && file !== start; file = cameFrom.get(file)) way.unshift(file);
  return way;
}
