import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { FundKey } from './kept-budgets.ts';

/** Reserves an amount for requisitions that wait, in place of what they had reserved; the budget is held by the caller. @param amount cents */
export async function reserve(connection: Connection, requestId: string, { aac, fund, fiscalYear }: FundKey, amount: number): Promise<void> {
  await connection.query(sql`
    insert into marketplace.fund_reservation (request_id, aac, fund, fiscal_year, amount) values (${requestId}, ${aac}, ${fund}, ${fiscalYear}, ${amount})
    on conflict (request_id) do update set aac = excluded.aac, fund = excluded.fund, fiscal_year = excluded.fiscal_year, amount = excluded.amount`);
}

/** Cents that requisitions have reserved. */
export async function reservedFor(queries: Queries, requestId: string): Promise<number> {
  const { rows } = await queries.query<{ amount: number }>(sql`select amount from marketplace.fund_reservation where request_id = ${requestId}`);
  return rows[0]?.amount ?? 0;
}

/** Gives back what requisitions have reserved: they wait no more. */
export async function release(connection: Connection, requestId: string): Promise<void> {
  await connection.query(sql`delete from marketplace.fund_reservation where request_id = ${requestId}`);
}

export interface RequisitionUse {
  readonly documentNumber: string;
  /** Cents of one unit of issue. */
  readonly unitPrice: number;
  readonly quantity: number;
}

/** Charges requisitions to a fund as they get their numbers. */
export async function settle(connection: Connection, { aac, fund, fiscalYear }: FundKey, uses: readonly RequisitionUse[]): Promise<void> {
  const given = uses.map(({ documentNumber, unitPrice, quantity }) => ({ number: documentNumber, price: unitPrice, quantity }));
  await connection.query(sql`
    insert into marketplace.fund_use_of_requisition (document_number, aac, fund, fiscal_year, unit_price, quantity)
    select given.number, ${aac}, ${fund}, ${fiscalYear}, given.price, given.quantity from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (number text, price bigint, quantity integer)`);
}
