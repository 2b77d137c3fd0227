import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** One name that a door exports. */
export interface ExportedName {
  readonly name: string;
  /** Its declaration as the compiler wrote it, without comments; or where another package declares it. */
  readonly declaration: string;
  /** The file that declares it; for what another package declares, the file that names that package. */
  readonly file: string;
}

type Exported = Omit<ExportedName, 'name'>;

/**
 * The exports of a file of declarations, by name.
 *
 * @throws Error for a file that exports what it neither declares nor imports
 */
export function exportsOf(file: string, read: (file: string) => string = (path) => readFileSync(path, 'utf8')): ExportedName[] {
  const found = collect(file, read, new Set());
  return [...found].map(([name, exported]) => ({ name, ...exported })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number };

function collect(file: string, read: (file: string) => string, inside: ReadonlySet<string>): Map<string, Exported> {
  const found = new Map<string, Exported>();
  if (inside.has(file)) return found;
  const text = read(file);
  const statements = parseSync(file, text).program.body as unknown as readonly Node[];
  const local = localDeclarations(statements, text);
  const here = (declaration: string): Exported => ({ declaration, file });
  const from = (source: string): Map<string, Exported> | null => (source.startsWith('.') ? collect(declarationFile(file, source), read, new Set([...inside, file])) : null);
  for (const statement of statements) {
    const source = nodeAt(statement, 'source');
    const path = source === null ? null : String(source['value']);
    if (statement.type === 'ExportAllDeclaration' && path !== null) {
      const namespace = nodeAt(statement, 'exported');
      if (namespace !== null) found.set(nameOf(namespace), here(`export * from '${path}'`));
      else for (const [name, exported] of from(path) ?? [[`* from '${path}'`, here('')] as const]) if (name !== 'default') found.set(name, exported);
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const value = nodeAt(statement, 'declaration');
      if (value !== null) found.set('default', here((value.type === 'Identifier' ? local.get(nameOf(value)) : undefined) ?? withoutComments(text.slice(statement.start, statement.end))));
    } else if (statement.type === 'ExportNamedDeclaration') {
      const declared = nodeAt(statement, 'declaration');
      if (declared !== null) for (const name of namesOf(declared)) found.set(name, here(local.get(name) ?? ''));
      const theirs = path === null ? null : from(path);
      for (const specifier of nodesAt(statement, 'specifiers')) {
        const own = nameOf(nodeAt(specifier, 'local'));
        const declared = local.get(own);
        const elsewhere = path === null ? imported(statements, own, from, here) : (theirs?.get(own) ?? here(`from '${path}'`));
        const exported = declared === undefined ? elsewhere : here(declared);
        if (exported === undefined) throw new Error(`${file} exports ${own}, which it neither declares nor imports.`);
        found.set(nameOf(nodeAt(specifier, 'exported')), exported);
      }
    }
  }
  return found;
}

/** The declaration behind a name that the file imports and exports again. */
function imported(statements: readonly Node[], name: string, from: (source: string) => Map<string, Exported> | null, here: (declaration: string) => Exported): Exported | undefined {
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = nodesAt(statement, 'specifiers').find((each) => nameOf(nodeAt(each, 'local')) === name);
    if (specifier === undefined) continue;
    const path = String(nodeAt(statement, 'source')?.['value']);
    return from(path)?.get(specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(nodeAt(specifier, 'imported'))) ?? here(`from '${path}'`);
  }
  return undefined;
}

/** Overloads of a function are one declaration of several lines. */
function localDeclarations(statements: readonly Node[], text: string): Map<string, string> {
  const local = new Map<string, string>();
  for (const statement of statements) {
    const declared = statement.type === 'ExportNamedDeclaration' ? nodeAt(statement, 'declaration') : statement;
    if (declared === null) continue;
    for (const name of namesOf(declared)) {
      const before = local.get(name);
      const words = withoutComments(text.slice(declared.start, declared.end));
      local.set(name, before === undefined ? words : `${before}\n${words}`);
    }
  }
  return local;
}

function namesOf(declared: Node): string[] {
  if (declared.type === 'VariableDeclaration') return nodesAt(declared, 'declarations').map((each) => nameOf(nodeAt(each, 'id')));
  const id = /Declaration$|^TSDeclareFunction$/.test(declared.type) ? nodeAt(declared, 'id') : null;
  return id === null ? [] : [nameOf(id)];
}

function withoutComments(declaration: string): string {
  return declaration.replaceAll(/\/\*[\s\S]*?\*\/\s*/g, '').replaceAll(/^\s*\/\/.*\n/gm, '').trim();
}

/** A declaration file imports sources: the compiler changes no specifier in them. */
function declarationFile(from: string, specifier: string): string {
  return resolve(dirname(from), specifier.replace(/\.tsx?$/, '.d.ts'));
}

function nodeAt(node: Node, key: string): Node | null {
  const value = node[key];
  return isNode(value) ? value : null;
}

function nodesAt(node: Node, key: string): readonly Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nameOf(node: Node | null): string {
  return String(node?.['name'] ?? node?.['value']);
}
