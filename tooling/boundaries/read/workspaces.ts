import type { Tree } from './tree.ts';

/** A folder with a package.json of its own, or one of the repository's own folders (`tooling`, `e2e` ...). */
export interface Workspace {
  /** From the root of the repository; the root itself is `''`. */
  readonly folder: string;
  readonly name: string;
  /** The keys of `exports`: `.`, `./host` ... */
  readonly doors: ReadonlySet<string>;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
}

/** Reads the workspaces that the root package.json names, and the root as the last of them. */
export function workspacesOf(tree: Tree): Workspace[] {
  const patterns = stringsOf(manifest(tree, 'package.json')['workspaces']);
  const folders = [...tree.keys()]
    .filter(path => path.endsWith('/package.json'))
    .map(path => path.slice(0, -'/package.json'.length))
    .filter(folder => patterns.some(pattern => folderFits(pattern, folder)));
  return [...folders, ''].map(folder => workspaceAt(tree, folder));
}

/** The workspace whose folder holds the file: the deepest one, at last the root. */
export function ownerOf(workspaces: readonly Workspace[], path: string): Workspace | undefined {
  return workspaces
    .filter(workspace => workspace.folder === '' || path.startsWith(`${workspace.folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

function workspaceAt(tree: Tree, folder: string): Workspace {
  const content = manifest(tree, folder === '' ? 'package.json' : `${folder}/package.json`);
  const exported = content['exports'];
  return {
    folder,
    name: String(content['name']),
    doors: new Set(typeof exported === 'string' ? ['.'] : keysOf(exported)),
    dependencies: new Set(['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap(kind => keysOf(content[kind]))),
    devDependencies: new Set(keysOf(content['devDependencies'])),
  };
}

function manifest(tree: Tree, path: string): Record<string, unknown> {
  const content: unknown = JSON.parse(tree.get(path) ?? '{}');
  return isObject(content) ? content : {};
}

/** npm's patterns as they are used here: one `*` for one folder name. */
function folderFits(pattern: string, folder: string): boolean {
  const wanted = pattern.split('/');
  const names = folder.split('/');
  return wanted.length === names.length && wanted.every((part, at) => part === '*' || part === names[at]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];
}
