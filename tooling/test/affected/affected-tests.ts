import { loadedWith, type ImportGraph } from './import-graph.ts';

/** A module that loads as many areas as this puts them together: a server, a list of all screens. Everything reaches everything through it. */
const composes = 8;

/** The folder of the area in which a file is: `apps/server/src/cart`, `tooling/setup`. */
export function areaOf(file: string): string {
  const [top = '', ...rest] = file.split('/').slice(0, -1);
  const depth = /^(apps|packages|data)$/.test(top) ? 3 : 1;
  return [top, ...rest.slice(0, depth)].join('/');
}

/**
 * The tests that a change in these files is likely to break: those of the same areas, and those that load a changed file. Tests that load it
 * only through a module that puts all areas together are left to `npm test`: they would be every test of a server.
 */
export function affectedTests(graph: ImportGraph, tests: readonly string[], changed: readonly string[]): string[] {
  const areas = new Set(changed.map(areaOf));
  const changedFiles = new Set(changed);
  const direct: ImportGraph = new Map([...graph].map(([file, loaded]) => [file, changedFiles.has(file) || new Set([...loaded].map(areaOf)).size < composes ? loaded : new Set()]));
  return tests.filter((test) => areas.has(areaOf(test)) || [...loadedWith(direct, [test, ...(graph.get(test) ?? [])])].some((file) => changedFiles.has(file)));
}
