import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import type { Layer } from './layers.ts';
import { layerOf } from './layers.ts';
import type { ImportFound } from './read/imports.ts';
import { importsIn } from './read/imports.ts';
import type { Tree } from './read/tree.ts';
import type { Workspace } from './read/workspaces.ts';
import { ownerOf, workspacesOf } from './read/workspaces.ts';

/** The place of code: a workspace, or one of the root's own folders. */
interface Place {
  /** `packages/ui`, `apps/web`, `tooling` ...; `''` for the files in the root itself. */
  readonly folder: string;
  readonly layer: Layer | undefined;
  readonly workspace: Workspace;
}

/**
 * The purpose of a file. `runtime` is what the product runs; `test` covers tests and the folders named `testing`; `build` is what
 * is beside `src` (configuration, generators) and what runs the repository itself.
 */
type Purpose = 'runtime' | 'test' | 'build';

/** The target of an import. */
type Target =
  | { readonly kind: 'file'; readonly path: string; readonly place: Place; readonly purpose: Purpose }
  | { readonly kind: 'ours'; readonly name: string; readonly door: string; readonly place: Place | undefined }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'platform' };

/** One import with both of its ends known: what the rules look at. */
export interface Edge extends ImportFound {
  readonly file: string;
  readonly from: Place;
  readonly purpose: Purpose;
  readonly target: Target;
  readonly root: Workspace;
}

/** All imports of the tree, each with where it starts and where it leads. */
export function edgesOf(tree: Tree): Edge[] {
  const workspaces = workspacesOf(tree);
  const root = workspaces.at(-1);
  if (root === undefined) return [];
  const scope = root.name.startsWith('@') ? root.name.split('/')[0] : `@${root.name}`;

  const placeOf = (path: string): Place => {
    const workspace = ownerOf(workspaces, path) ?? root;
    const folder = workspace.folder === '' && path.includes('/') ? (path.split('/')[0] ?? '') : workspace.folder;
    return { folder, layer: layerOf(folder), workspace };
  };

  const targetOf = (file: string, specifier: string): Target => {
    if (specifier.startsWith('.')) {
      const path = fileAt(tree, posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')));
      return { kind: 'file', path, place: placeOf(path), purpose: purposeOf(path) };
    }
    if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return { kind: 'platform' };
    const name = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
    if (!name.startsWith(`${scope}/`)) return { kind: 'package', name };
    const workspace = workspaces.find(each => each.name === name);
    return {
      kind: 'ours', name, door: `.${specifier.slice(name.length)}`,
      place: workspace && { folder: workspace.folder, layer: layerOf(workspace.folder), workspace },
    };
  };

  return [...tree].filter(([path]) => !path.endsWith('.json')).flatMap(([file, text]) => {
    const from = placeOf(file);
    const purpose = purposeOf(file);
    return importsIn(file, text).map(found => ({ ...found, file, from, purpose, root, target: targetOf(file, found.specifier) }));
  });
}

const TEST_FILE = /\.(test|spec|stories)\.[a-z]+$/;
const TEST_PLACE = /(^|\/)(testing|e2e|bench)(\/|\.[a-z]+$)/;

function purposeOf(path: string): Purpose {
  if (TEST_FILE.test(path) || TEST_PLACE.test(path)) return 'test';
  return /^(apps|packages|data)\/[^/]+\/src\//.test(path) ? 'runtime' : 'build';
}

/** `./thing.js` may mean `./thing.ts`, `./cart` its index: the written path is only a wish. */
function fileAt(tree: Tree, wished: string): string {
  const candidates = [wished, wished.replace(/\.js$/, '.ts'), wished.replace(/\.jsx?$/, '.tsx'), `${wished}.ts`, `${wished}.tsx`, `${wished}/index.ts`];
  return candidates.find(path => tree.has(path)) ?? wished;
}
