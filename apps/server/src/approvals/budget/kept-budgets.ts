import { sql, type Connection, type Sql } from '@quartermaster/database';
import { countedUses } from '../../purchase-orders/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { BudgetStanding } from './standing.ts';

/** One fund of an activity in a fiscal year. */
export interface FundKey {
  readonly aac: string;
  readonly fund: string;
  readonly fiscalYear: number;
}

export interface FundBudget extends BudgetStanding {
  readonly fund: string;
}

/** SQL of what is reserved and spent of the fund of a row `budget`. */
const reservedOf: Sql = sql`((select coalesce(sum(request.amount), 0)::bigint from marketplace.approval_request as request
  where request.status = 'waiting' and request.scope = 'activity' and request.code = budget.aac and request.fund = budget.fund and request.fiscal_year = budget.fiscal_year)
  + (select coalesce(sum(held.amount), 0)::bigint from marketplace.fund_reservation as held where held.aac = budget.aac and held.fund = budget.fund and held.fiscal_year = budget.fiscal_year))`;
const spentOf: Sql = sql`((${countedUses(sql`marketplace.fund_use`, sql`own.aac = budget.aac and own.fund = budget.fund and own.fiscal_year = budget.fiscal_year`)})
  + (select coalesce(sum(used.unit_price * greatest(0, used.quantity - requisition.given_up)), 0)::bigint from marketplace.fund_use_of_requisition as used join marketplace.requisition using (document_number)
    where used.aac = budget.aac and used.fund = budget.fund and used.fiscal_year = budget.fiscal_year))`;

/** The same, for lists of budgets. */
export const budgetAmounts = { reserved: reservedOf, spent: spentOf } as const;

/** Holds an activity alone, before its budgets are set; false where there is none. */
export async function holdActivity(connection: Connection, aac: string): Promise<boolean> {
  const { rows } = await connection.query(sql`select from marketplace.activity_address where aac = ${aac} for no key update`);
  return rows.length > 0;
}

/** The budgets of an activity in a fiscal year, by fund. */
export async function budgetsOf(queries: Queries, aac: string, fiscalYear: number): Promise<readonly FundBudget[]> {
  const { rows } = await queries.query<FundBudget>(
    sql`select fund, amount, ${reservedOf} as reserved, ${spentOf} as spent from marketplace.fund_budget as budget where aac = ${aac} and fiscal_year = ${fiscalYear} order by fund`,
  );
  return rows;
}

/**
 * Holds a fund until the transaction ends, and gives its budget as it is then; null where none is kept. It is held before it is reserved, settled or set: of two
 * at once, the second one sees what the first one took. `for share` of the activity keeps a first budget from being made meanwhile.
 */
export async function holdBudget(connection: Connection, { aac, fund, fiscalYear }: FundKey): Promise<FundBudget | null> {
  await connection.query(sql`select from marketplace.activity_address where aac = ${aac} for share`);
  await connection.query(sql`select from marketplace.fund_budget where aac = ${aac} and fund = ${fund} and fiscal_year = ${fiscalYear} for no key update`);
  // A statement of its own: it sees what was committed before the lock was had.
  return (await budgetsOf(connection, aac, fiscalYear)).find((budget) => budget.fund === fund) ?? null;
}
