import { createHash } from 'node:crypto';
import pg from 'pg';
import tag, { join as joined, raw, type Sql } from 'sql-template-tag';

export { empty } from 'sql-template-tag';
export type { Sql } from 'sql-template-tag';

/**
 * A statement, or a part of one, with its values: sql`select name from item where id = ${id}`. Each insertion is a value, which the
 * database receives apart from the text, or another part, whose text and values take its place. Parameters are numbered when the
 * statement is run, so a part may be used anywhere and more than once.
 */
export const sql: (text: TemplateStringsArray, ...parts: readonly unknown[]) => Sql = tag;

type Separator = ', ' | ' ' | ' and ' | ' or ' | ' + ' | ' union ' | ' union all ';

/** Values or parts after each other, at least one. @throws TypeError without any */
export const join = (parts: readonly unknown[], separator: Separator): Sql => joined(parts, separator);

/** The name of a schema, a table or a column, quoted: `identifier('identity', 'account')` is "identity"."account". */
export const identifier = (...names: readonly string[]): Sql => raw(names.map((name) => pg.escapeIdentifier(name)).join('.'));

const names = new Map<string, string>();

/**
 * The statement, under a name that is derived from its text: each connection has the database parse it once, and plan it once where one plan
 * is as good for all values as a plan for each. For statements that calls make again and again, and whose text does not depend on how many values
 * there are. Statements whose best plan depends on their values, such as searches, are not for it.
 */
export function prepared(statement: Sql): Sql {
  const { text } = statement;
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 20);
  names.set(text, name);
  return Object.assign(statement, { name });
}
