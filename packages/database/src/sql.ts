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
