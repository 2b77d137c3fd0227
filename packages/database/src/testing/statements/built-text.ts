import { TypeFlags, type Type } from 'typescript/unstable/sync';
import type { QueryCall } from './query-calls.ts';

/**
 * The finding on a query whose statement is text that the program put together, or changed: by concatenation, by a template, by
 * replacing words. A text that is written out in the source has a literal type, and one of fragments has the type `Sql`; anything
 * else may carry a value that the database would read as SQL.
 */
export function builtText({ checker, call, site }: QueryCall): string | null {
  const [statement] = call.arguments;
  if (statement === undefined) return null;
  const type = checker.getTypeAtLocation(statement);
  if (type !== undefined && isComposedOrLiteral(type)) return null;
  return `${site}: the statement is text that the program puts together. Compose it of fragments, sql\`... where id = \${id}\`, so that its values go to the database apart from its text.`;
}

function isComposedOrLiteral(type: Type): boolean {
  if (type.isUnionType()) return type.getTypes().every(isComposedOrLiteral);
  return (type.flags & TypeFlags.StringLiteral) !== 0 || type.getSymbol()?.name === 'Sql';
}
