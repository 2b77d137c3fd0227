import type { Connection, Pool } from './pool.ts';
import { identifier, join, sql, type Sql } from './sql.ts';
import { withTransaction } from './transaction.ts';

export interface GrantOptions {
  readonly schema: string;
  /** A role that may run on the schema from now on; undefined for those alone that may already. */
  readonly role: string | undefined;
  /** Tables of the schema to which a running program adds rows, and of which it changes and deletes none. */
  readonly appendOnly: readonly string[];
  /** Whether a running program makes temporary tables, which is a right on the database, not on the schema. */
  readonly makesTemporaryTables?: boolean;
}

/** A role that cannot be one for running. Its message is one sentence with what to do. */
export class GrantError extends Error {
  override readonly name = 'GrantError';
}

/**
 * Gives the roles of running programs what they need on a schema, and takes away what they had besides: they read and write rows, and change no table.
 * Called by the role that owns the tables, after each migration, since a new table is no one's else. The roles of before are known by their right to the schema.
 *
 * @returns the roles
 * @throws GrantError
 */
export async function grantRunning(pool: Pool, { schema, role, appendOnly, makesTemporaryTables = false }: GrantOptions): Promise<string[]> {
  if (role !== undefined) await requireRunningRole(pool, schema, role);
  return withTransaction(pool, async (connection) => {
    const { rows } = await connection.query<{ role: string }>(sql`
      select distinct pg_get_userbyid(right_of.grantee) as role
      from pg_namespace, aclexplode(nspacl) as right_of
      where nspname = ${schema} and right_of.grantee not in (0, nspowner) order by role`);
    const roles = [...new Set([...rows.map((row) => row.role), ...(role === undefined ? [] : [role])])];
    for (const each of roles) for (const statement of grantsFor(schema, each, appendOnly)) await connection.query(statement);
    if (makesTemporaryTables) for (const each of roles) await grantTemporary(connection, each);
    return roles;
  });
}

/** PostgreSQL gives everyone the right, and who hardens a database takes it away. Where a role has it, nothing is done: the caller need not own the database then. */
async function grantTemporary(connection: Connection, role: string): Promise<void> {
  const { rows: [found] } = await connection.query<{ has: boolean; may: boolean; database: string }>(sql`
    select has_database_privilege(${role}, current_database(), 'temporary') as has, has_database_privilege(current_database(), 'temporary with grant option') as may, current_database() as database`);
  if (found === undefined || found.has) return;
  const grant = sql`grant temporary on database ${identifier(found.database)} to ${identifier(role)}`;
  if (!found.may) throw new GrantError(`${role} may make no temporary tables, and the role that owns the tables may not let it. Let the owner of the database run: ${grant.text}; then run the command again.`);
  await connection.query(grant);
}

function grantsFor(schema: string, role: string, appendOnly: readonly string[]): Sql[] {
  const [of, to] = [identifier(schema), identifier(role)];
  const appended = appendOnly.map((table) => identifier(schema, table));
  return [
    sql`grant usage on schema ${of} to ${to}`,
    sql`revoke all on all tables in schema ${of} from ${to}`,
    sql`grant select, insert, update, delete on all tables in schema ${of} to ${to}`,
    ...(appended.length === 0 ? [] : [sql`revoke update, delete on ${join(appended, ', ')} from ${to}`]),
    sql`revoke insert, update, delete on ${identifier(schema, 'migration')} from ${to}`,
    sql`grant usage, select on all sequences in schema ${of} to ${to}`,
  ];
}

/** A role that owns the tables, or is above all rules, would be restrained by no grant. */
async function requireRunningRole(pool: Pool, schema: string, role: string): Promise<void> {
  const { rows } = await pool.query<{ above: boolean; owner: string }>(sql`
    select rolsuper or pg_has_role(roles.oid, nspowner, 'member') as above, pg_get_userbyid(nspowner) as owner
    from pg_roles as roles, pg_namespace where rolname = ${role} and nspname = ${schema}`);
  const [found] = rows;
  if (found === undefined) throw new GrantError(`There is no role ${role}; make it first: create role ${role} login password '...'.`);
  if (found.above) throw new GrantError(`${role} is a superuser, or has the rights of ${found.owner}, who owns the tables: no grant would restrain it. Make a role of its own for the servers.`);
}
