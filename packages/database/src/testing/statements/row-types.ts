import type { CallExpression, Node, SourceFile } from 'typescript/unstable/ast';
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is';
import { API, TypeFlags, type Checker, type Project, type Type } from 'typescript/unstable/sync';
import type { ValueKind } from './sighting.ts';

/** A property of a row as the program's types have it. */
export interface DeclaredColumn {
  readonly name: string;
  /** What it may be; null where the type allows anything. */
  readonly kinds: readonly ValueKind[] | null;
}

/** A query whose rows have a declared type, as in `pool.query<{ version: number }>(...)`. */
export interface DeclaredRow {
  /** Path and line of the word `query`. */
  readonly site: string;
  readonly columns: readonly DeclaredColumn[];
}

/**
 * Reads the types of rows with the project's own compiler.
 *
 * @param configuration path of a tsconfig.json
 * @param isRead whether the statements of a source file are looked at
 */
export function declaredRows(configuration: string, isRead: (file: string) => boolean): DeclaredRow[] {
  const api = new API({});
  try {
    const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
    if (project === undefined) throw new Error(`The compiler finds no project at ${configuration}.`);
    return project.rootFiles.filter(isRead).flatMap((name) => {
      const file = project.program.getSourceFile(name);
      return file === undefined ? [] : typedQueries(file).map((call) => rowOf(project, file, call));
    });
  } finally {
    api.close();
  }
}

function typedQueries(file: SourceFile): CallExpression[] {
  const found: CallExpression[] = [];
  const visit = (node: Node): void => {
    if (isTypedQuery(node)) found.push(node);
    node.forEachChild((child) => { visit(child); return undefined; });
  };
  visit(file);
  return found;
}

const isTypedQuery = (node: Node): node is CallExpression => isCallExpression(node) && node.typeArguments !== undefined && queryName(node) !== null;

/** The word `query` of a call such as `pool.query(...)`. */
function queryName({ expression }: CallExpression): Node | null {
  return isPropertyAccessExpression(expression) && expression.name.text === 'query' ? expression.name : null;
}

function rowOf({ checker }: Project, file: SourceFile, call: CallExpression): DeclaredRow {
  const [row] = call.typeArguments ?? [];
  const type = row === undefined ? undefined : checker.getTypeFromTypeNode(row);
  const line = file.text.slice(0, queryName(call)?.getStart(file) ?? call.getStart(file)).split('\n').length;
  const columns = type === undefined ? [] : checker.getPropertiesOfType(type).map((property) => {
    const declared = checker.getTypeOfSymbol(property);
    return { name: property.name, kinds: declared === undefined ? null : kindsOf(checker, declared) };
  });
  return { site: `${file.fileName}:${line}`, columns };
}

function kindsOf(checker: Checker, type: Type): readonly ValueKind[] | null {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const kinds = parts.map((part) => kindOfPart(checker, part));
  return kinds.includes(null) ? null : [...new Set(kinds.filter((kind) => kind !== null))].toSorted();
}

function kindOfPart(checker: Checker, type: Type): ValueKind | null {
  if ((type.flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0) return null;
  if ((type.flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0) return 'null';
  if ((type.flags & TypeFlags.StringLike) !== 0) return 'string';
  if ((type.flags & TypeFlags.NumberLike) !== 0) return 'number';
  if ((type.flags & TypeFlags.BooleanLike) !== 0) return 'boolean';
  if (checker.isArrayLikeType(type)) return 'array';
  const name = type.getSymbol()?.name;
  if (name === 'Date') return 'date';
  // `string & {}` is a string of any content.
  if (type.isIntersectionType()) return kindOfPart(checker, type.getTypes()[0] ?? type);
  return name === 'Buffer' ? 'bytes' : 'object';
}
