import { TypeFlags, type Checker, type Type } from 'typescript/unstable/sync';
import type { QueryCall } from './query-calls.ts';
import type { ValueKind } from './sighting.ts';

/** A property of a row as the program's types have it. */
export interface DeclaredColumn {
  readonly name: string;
  /** The kinds that its values may have; null where the type allows anything. */
  readonly kinds: readonly ValueKind[] | null;
}

/** A query whose rows have a declared type, as in `pool.query<{ version: number }>(...)`. */
export interface DeclaredRow {
  /** Path and line of the word `query`. */
  readonly site: string;
  readonly columns: readonly DeclaredColumn[];
}

/** The row type of a query that has one. */
export function declaredRow({ checker, call, site }: QueryCall): DeclaredRow | null {
  const [row] = call.typeArguments ?? [];
  if (row === undefined) return null;
  const type = checker.getTypeFromTypeNode(row);
  const columns = type === undefined ? [] : checker.getPropertiesOfType(type).map((property) => {
    const declared = checker.getTypeOfSymbol(property);
    return { name: property.name, kinds: declared === undefined ? null : kindsOf(checker, declared) };
  });
  return { site, columns };
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
