import { formatMoney, usd } from '@quartermaster/contracts';
import { pageSize, type ApprovalRule } from '@quartermaster/contracts-desk';
import { sql, type Connection, type Sql } from '@quartermaster/database';
import { budgetAmounts, holdActivity, mayBecome } from '../../approvals/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { storeNames } from '../../stores/index.ts';
import { CsvFileError } from '../wire/csv-table.ts';
import type { Written } from '../wire/import-answer.ts';
import { firstRow } from '../wire/pages.ts';
import type { RuleRow } from './rule-csv.ts';

export interface ShownRule extends ApprovalRule {
  readonly reserved: number | null;
  readonly spent: number | null;
}

const { reserved, spent } = budgetAmounts;

const rules: Sql = sql`(
    select 'control' as kind, aac::text as code, '' as email, '' as name, '' as fund, null::integer as "fiscalYear", '' as role, null::bigint as amount, null::bigint as reserved, null::bigint as spent
    from marketplace.activity_address where funds_control
  union all select 'approver', code, email, name, '', null, '', most, null, null from marketplace.approver
  union all select 'budget', aac::text, '', '', fund::text, fiscal_year, '', amount, ${reserved}, ${spent} from marketplace.fund_budget as budget
  union all select 'limit', store, '', '', '', null, role, above, null, null from marketplace.approval_limit) as rule`;
const order = sql`kind, code, email, fund, "fiscalYear", role`;

export async function listRules(queries: Queries, { q, state, page }: { readonly q: string; readonly state: string; readonly page: number }): Promise<readonly (ShownRule & { readonly total: number })[]> {
  const { rows } = await queries.query<ShownRule & { total: number }>(
    sql`select rule.*, (count(*) over ())::int as total from ${rules}
      where (${state} = 'all' or kind = ${state}) and position(lower(${q}) in lower(concat_ws(' ', kind, code, email, name, fund, role))) > 0 order by ${order} limit ${pageSize} offset ${firstRow(page)}`,
  );
  return rows;
}

export async function allRules(queries: Queries): Promise<readonly ApprovalRule[]> {
  const { rows } = await queries.query<ShownRule>(sql`select * from ${rules} order by ${order}`);
  return rows;
}

/** Writes rules over those of the same key, and takes away those that are not active; all of the file or nothing. @throws CsvFileError that says which rule cannot be */
export async function writeRules(connection: Connection, given: readonly RuleRow[]): Promise<Written> {
  let [added, changed] = [0, 0];
  for (const rule of given) {
    const before = await writeRule(connection, rule).catch((error: unknown) => {
      throw error instanceof RuleRefused ? new CsvFileError(`${error.message} Nothing of the file was read.`) : error;
    });
    if (before === 'added') added += 1;
    else if (before === 'changed') changed += 1;
  }
  return { added, changed, same: given.length - added - changed };
}

type Outcome = 'added' | 'changed' | 'same';

/** A rule that cannot be, with the field that says so. */
export class RuleRefused extends Error {
  readonly field: 'code' | 'amount';
  constructor(field: RuleRefused['field'], message: string) {
    super(message);
    this.field = field;
  }
}

/** Writes one rule over that of the same key, or takes it away. @throws RuleRefused */
export async function writeRule(connection: Connection, rule: RuleRow): Promise<Outcome> {
  const { code, email, name, fund, fiscalYear, role, amount, active } = rule;
  switch (rule.kind) {
    case 'control':
      await knownActivity(connection, code);
      return changedBy(connection, sql`update marketplace.activity_address set funds_control = ${active} where aac = ${code} and funds_control <> ${active} returning false as is_added`);
    case 'approver':
      return changedBy(connection, active
        ? sql`insert into marketplace.approver as known (scope, code, email, name, most) values (${code.length === 6 ? 'activity' : 'agency'}, ${code}, ${email}, ${name}, ${amount})
            on conflict (scope, code, email) do update set name = excluded.name, most = excluded.most where known is distinct from excluded returning xmax = 0 as is_added`
        : sql`delete from marketplace.approver where code = ${code} and email = ${email} returning false as is_added`);
    case 'budget':
      return writeBudget(connection, { aac: code, fund, fiscalYear: fiscalYear ?? 0 }, active ? amount : null);
    case 'limit':
      if (active) await knownStore(connection, code);
      return changedBy(connection, active
        ? sql`insert into marketplace.approval_limit as known (store, role, above) values (${code}, ${role}, ${amount})
            on conflict (store, role) do update set above = excluded.above where known is distinct from excluded returning xmax = 0 as is_added`
        : sql`delete from marketplace.approval_limit where store = ${code} and role = ${role} returning false as is_added`);
  }
}

/** @param amount null: the budget is taken away, and the fund is without one */
async function writeBudget(connection: Connection, { aac, fund, fiscalYear }: { aac: string; fund: string; fiscalYear: number }, amount: number | null): Promise<Outcome> {
  await knownActivity(connection, aac);
  if (amount === null) return changedBy(connection, sql`delete from marketplace.fund_budget where aac = ${aac} and fund = ${fund} and fiscal_year = ${fiscalYear} returning false as is_added`);
  const { rows: [used] } = await connection.query<{ reserved: number; spent: number }>(
    sql`select ${reserved} as reserved, ${spent} as spent from (select ${aac}::text as aac, ${fund}::text as fund, ${fiscalYear}::integer as fiscal_year) as budget`,
  );
  if (used !== undefined && !mayBecome(used, amount)) {
    throw new RuleRefused('amount', `The budget of fund ${fund} of ${aac} in ${fiscalYear} cannot be ${formatMoney(usd(amount))}: ${formatMoney(usd(used.reserved + used.spent))} is reserved or spent.`);
  }
  return changedBy(connection, sql`insert into marketplace.fund_budget as known (aac, fund, fiscal_year, amount) values (${aac}, ${fund}, ${fiscalYear}, ${amount})
    on conflict (aac, fund, fiscal_year) do update set amount = excluded.amount where known is distinct from excluded returning xmax = 0 as is_added`);
}

/** Requests for approval of the activity wait until the transaction ends: what they read of its budgets holds. */
async function knownActivity(connection: Connection, aac: string): Promise<void> {
  if (!(await holdActivity(connection, aac))) throw new RuleRefused('code', `The directory has no activity ${aac}. Import it first.`);
}

async function knownStore(connection: Connection, store: string): Promise<void> {
  const names = await storeNames(connection);
  if (!names.includes(store)) throw new RuleRefused('code', `There is no store ${store}. The stores are ${names.join(', ')}.`);
}

async function changedBy(connection: Connection, statement: Sql): Promise<Outcome> {
  const { rows } = await connection.query<{ is_added: boolean }>(statement);
  return rows[0] === undefined ? 'same' : rows[0].is_added ? 'added' : 'changed';
}
