import { analyze, type Variable } from 'eslint-scope';
import { parseSync, type ESTree } from 'vite';

export type Node = ESTree.Node;

/** A place in a module, from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A built module as the rules read it: its tree, and what each name in it means. */
export interface SourceModule {
  /** Below the package, for example `dist/store.js`. */
  readonly path: string;
  readonly program: ESTree.Program;
  /** The variable of a name; null when the module does not declare it: it is a global one. */
  variableOf(identifier: Node): Variable | null | undefined;
  /** The expression that a name was declared with, where it is declared once and never written again; null otherwise. */
  initOf(identifier: Node): Node | null;
  placeOf(node: { readonly start: number }): Place;
}

/** A module that cannot be parsed, and why. */
export interface UnreadableModule {
  readonly path: string;
  readonly problem: string;
}

/** Parses a built module and resolves its names. Code over which the parser or the reader of names stumbles makes it unreadable. */
export function readModule(path: string, source: string): SourceModule | UnreadableModule {
  try {
    return parsedModule(path, source);
  } catch (error) {
    return { path, problem: error instanceof Error ? error.message : String(error) };
  }
}

function parsedModule(path: string, source: string): SourceModule | UnreadableModule {
  const { program, errors } = parseSync(path, source, { lang: 'js', sourceType: 'module', range: true, astType: 'js', showSemanticErrors: true });
  const [error] = errors;
  if (error !== undefined) return { path, problem: error.message };
  const variables = new Map<unknown, Variable | null>();
  const scopes = analyze(program as unknown as Parameters<typeof analyze>[0], { ecmaVersion: 2024, sourceType: 'module', fallback: 'iteration' });
  for (const scope of scopes.scopes) for (const { identifier, resolved } of scope.references) variables.set(identifier, resolved);
  const starts = lineStarts(source);
  const variableOf = (identifier: Node) => variables.get(identifier);
  return { path, program, variableOf, initOf: (identifier) => initOf(variableOf(identifier)), placeOf: ({ start }) => placeAt(starts, start) };
}

function initOf(variable: Variable | null | undefined): Node | null {
  const [definition, ...others] = variable?.defs ?? [];
  if (definition?.type !== 'Variable' || others.length > 0) return null;
  const declarator = definition.node as unknown as Extract<Node, { type: 'VariableDeclarator' }>;
  const writes = variable?.references.filter((reference) => reference.isWrite()).map(({ writeExpr }) => writeExpr as unknown as Node) ?? [];
  return declarator.id.type === 'Identifier' && writes.length === 1 ? (writes[0] ?? null) : null;
}

function lineStarts(source: string): readonly number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function placeAt(starts: readonly number[], offset: number): Place {
  const line = starts.findLastIndex((start) => start <= offset);
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}
