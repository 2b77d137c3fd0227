import type { Edge } from './edges.ts';
import { IN_BROWSERS, MAY_IMPORT, TESTS_MAY_IMPORT } from './layers.ts';
import { secondDoorShut } from './second-doors.ts';

/** One rule: which imports it forbids, and the sentence that says why and what to do. */
export interface Rule {
  readonly id: string;
  /** Undefined: allowed. Otherwise the whole message. */
  readonly refuses: (edge: Edge) => string | undefined;
}

export const RULES: readonly Rule[] = [
  {
    id: 'placed',
    refuses: ({ from }) => from.layer === undefined && from.folder !== ''
      ? `${from.folder} has no place in the order of the house, so its imports cannot be checked. Give it a line in tooling/boundaries/layers.ts.`
      : undefined,
  },
  {
    id: 'no-app',
    refuses: ({ target, from }) => target.kind === 'ours' && isApp(target.place?.layer) && target.place?.folder !== from.folder
      ? `${target.name} is an app, and nothing imports an app: it is at the end of the chain. Move what you need into a package, or start the app as a process.`
      : undefined,
  },
  {
    id: 'no-other-store',
    refuses: ({ from, target }) => from.layer === 'store' && target.kind === 'ours' && target.place?.layer === 'store' && target.place.folder !== from.folder
      ? `A store imports no other store: each is shipped alone by its owner. What both need goes into a screens package or core.`
      : undefined,
  },
  { id: 'direction', refuses: againstTheDirection },
  {
    id: 'own-name',
    refuses: ({ from, target, purpose }) => target.kind === 'ours' && target.place?.folder === from.folder && purpose !== 'test'
      ? `A package that imports its own front door runs in a circle. Import the file itself: './...'.`
      : undefined,
  },
  {
    id: 'front-door',
    refuses: ({ target }) => target.kind === 'ours' && target.place !== undefined && !target.place.workspace.doors.has(target.door)
      ? `${target.name} has no door ${target.door}: its owner may move the files behind the door at any time. Import '${target.name}', and if something is missing there, have it added to ${target.place.folder}/src/index.ts.`
      : undefined,
  },
  { id: 'second-door', refuses: secondDoorShut },
  {
    id: 'no-path-across',
    // Files that build and test a workspace may share the repository's own tools: these are no package and have no door.
    refuses: ({ from, target, purpose }) => target.kind === 'file' && target.place.workspace !== from.workspace && !(purpose === 'build' && target.place.layer === 'tooling')
      ? `This path leads out of ${from.folder || 'the root'} into ${target.place.folder || 'the root'}, past its door. Import the package by its name, or move the file to where it is used.`
      : undefined,
  },
  {
    id: 'no-test-code',
    refuses: ({ purpose, target, typeOnly }) => purpose === 'runtime' && target.kind === 'file' && target.purpose === 'test' && !typeOnly
      ? `${target.path} is there for tests; the product must not run it. Move what both need into a file of its own.`
      : undefined,
  },
  { id: 'declared', refuses: undeclared },
];

function isApp(layer: string | undefined): boolean {
  return layer === 'web' || layer === 'service';
}

function againstTheDirection({ from, target, purpose }: Edge): string | undefined {
  if (target.kind !== 'ours' || from.layer === undefined || target.place?.layer === undefined) return undefined;
  const { layer, folder } = target.place;
  if (folder === from.folder || isApp(layer) || (from.layer === 'store' && layer === 'store')) return undefined;
  if (MAY_IMPORT[from.layer].includes(layer) || (purpose === 'test' && TESTS_MAY_IMPORT.includes(layer))) return undefined;
  const allowed = MAY_IMPORT[from.layer];
  const may = allowed.length === 0 ? 'nothing of ours' : `only ${allowed.join(', ')}`;
  const browser = layer === 'database' && IN_BROWSERS.has(from.layer) ? ' A browser reaches data through the services of contracts.' : '';
  return `Dependencies point one way: ${from.folder} may import ${may}, not ${folder}.${browser} Take what you need as an argument, or move it to a package below both.`;
}

/**
 * Packages that the product runs must be in the dependencies; types alone, tests and configuration may use those that are declared for
 * development, in their workspace or in the root. The root's own folders need no line for our packages: npm links them there.
 */
function undeclared({ from: { workspace }, target, purpose, typeOnly, root }: Edge): string | undefined {
  if (target.kind !== 'package' && target.kind !== 'ours') return undefined;
  const { name } = target;
  if (name === workspace.name || workspace.dependencies.has(name)) return undefined;
  if (workspace.folder === '' && target.kind === 'ours') return undefined;
  const manifest = workspace.folder === '' ? 'package.json' : `${workspace.folder}/package.json`;
  if (purpose === 'runtime') {
    return typeOnly && workspace.devDependencies.has(name)
      ? undefined
      : `${name} is not in the dependencies of ${manifest}: it works only as long as another package happens to install it. Declare it there, with the exact version.`;
  }
  return workspace.devDependencies.has(name) || root.devDependencies.has(name) || root.dependencies.has(name)
    ? undefined
    : `${name} is neither in ${manifest} nor in the devDependencies of the root. Declare it in one of them, with the exact version.`;
}
