import { isRole, type Role } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { normalLogin } from './operator.ts';

/** An operator as the database keeps them. */
export interface OperatorRow {
  readonly login: string;
  readonly role: Role;
  readonly name: string;
  readonly added_at: Date;
}

export async function listOperators(queries: Queries): Promise<readonly OperatorRow[]> {
  const { rows } = await queries.query<OperatorRow>(sql`select login, role, name, added_at from marketplace.operator order by login`);
  return rows.filter(({ role }) => isRole(role));
}

/** False: there is an operator of this login already. */
export async function addOperator(queries: Queries, login: string, role: Role, now: Date): Promise<boolean> {
  const { rowCount } = await queries.query(
    sql`insert into marketplace.operator (login, role, added_at) values (${normalLogin(login)}, ${role}, ${now}) on conflict (login) do nothing`,
  );
  return rowCount === 1;
}

/** Takes an operator away, with their sessions: the next call is refused. False: there is none. */
export async function removeOperator(connection: Connection, login: string): Promise<boolean> {
  const { rowCount } = await connection.query(sql`delete from marketplace.operator where login = ${normalLogin(login)}`);
  return rowCount === 1;
}

/** Counts from the operator's next call on. Null: there is none. */
export async function changeRole(connection: Connection, login: string, role: Role): Promise<Role | null> {
  const { rows } = await connection.query<{ former: Role }>(
    sql`with known as (select operator_id, role from marketplace.operator where login = ${normalLogin(login)} for update)
      update marketplace.operator set role = ${role} from known where operator.operator_id = known.operator_id returning known.role as former`,
  );
  return rows[0]?.former ?? null;
}
