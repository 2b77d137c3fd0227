import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** Whose approvers are meant: of an activity, or of an agency. */
export interface ApproverScope {
  readonly scope: 'activity' | 'agency';
  /** An AAC, or the code of an agency. */
  readonly code: string;
}

export interface Approver {
  readonly email: string;
  readonly name: string;
  /** Cents: the most that one order may cost which they authorize; null: any. */
  readonly most: number | null;
}

/** SQL that is true of an approver of this scope; those of an agency's first characters are those of its parts, too. */
const isOf = (scope: Sql, code: Sql): Sql => sql`approver.scope = ${scope} and (approver.code = ${code} or (approver.scope = 'agency' and starts_with(${code}, approver.code)))`;

/** One of an agency and of its part once. */
const approversWhere = (scope: Sql, code: Sql): Sql => sql`select distinct on (email) email, name, most from marketplace.approver where ${isOf(scope, code)} order by email, length(code) desc`;

/** By their names. */
export async function approversOf(queries: Queries, { scope, code }: ApproverScope): Promise<readonly Approver[]> {
  const { rows } = await queries.query<Approver>(approversWhere(sql`${scope}::text`, sql`${code}::text`));
  return rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** SQL of a list of {@link Approver}s as JSON. */
export const approversIn = (scope: Sql, code: Sql): Sql => sql`(select coalesce(json_agg(listed), '[]') from (${approversWhere(scope, code)}) as listed)`;

const lower = (emails: readonly string[]): string[] => emails.map((email) => email.toLowerCase());

/** The caller as an approver of this scope, by the addresses that are proved to be theirs; null where they are none. */
export async function approverAmong(queries: Queries, emails: readonly string[], of: ApproverScope): Promise<Approver | null> {
  const own = new Set(lower(emails));
  return (await approversOf(queries, of)).find(({ email }) => own.has(email)) ?? null;
}

/** SQL that is true where one of these addresses is an approver's of a scope. */
export const isApproverOf = (emails: readonly string[], scope: Sql, code: Sql): Sql => sql`exists (select from marketplace.approver where email = any(${lower(emails)}::text[]) and ${isOf(scope, code)})`;

export async function isAnyApprover(queries: Queries, emails: readonly string[]): Promise<boolean> {
  const { rows } = await queries.query<{ found: boolean }>(sql`select exists (select from marketplace.approver where email = any(${lower(emails)}::text[])) as found`);
  return rows[0]?.found ?? false;
}
