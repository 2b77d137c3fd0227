import { posix } from 'node:path';
import { edgesOf } from '../../boundaries/edges.ts';
import type { Tree } from '../../boundaries/read/tree.ts';

/** For each source of a repository, the files of the same repository that are loaded with it. Imports of types load nothing. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the graph from the sources; an import of a workspace leads to the file of its door. */
export function importGraph(tree: Tree): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const { file, target, typeOnly } of edgesOf(tree)) {
    if (typeOnly) continue;
    const path = target.kind === 'file' ? target.path : target.kind === 'ours' && target.place !== undefined ? doorFile(tree, target.place.folder, target.door) : undefined;
    if (path === undefined) continue;
    const loaded = graph.get(file) ?? new Set();
    graph.set(file, loaded.add(path));
  }
  return graph;
}

/** Everything that is loaded with these files, and they themselves. */
export function loadedWith(graph: ImportGraph, files: Iterable<string>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return reached;
}

function doorFile(tree: Tree, folder: string, door: string): string | undefined {
  const { exports } = JSON.parse(tree.get(posix.join(folder, 'package.json')) ?? '{}') as { exports?: string | Readonly<Record<string, unknown>> };
  const target = typeof exports === 'string' && door === '.' ? exports : typeof exports === 'object' ? (exports[door] ?? matching(exports, door)) : undefined;
  return typeof target === 'string' ? posix.join(folder, target) : undefined;
}

/** `./fonts/*` of the exports, with the text in place of the star. */
function matching(exports: Readonly<Record<string, unknown>>, door: string): string | undefined {
  for (const [pattern, target] of Object.entries(exports)) {
    const [before, after] = pattern.split('*');
    if (before === undefined || after === undefined || typeof target !== 'string') continue;
    if (door.startsWith(before) && door.endsWith(after)) return target.replace('*', door.slice(before.length, door.length - after.length));
  }
  return undefined;
}
