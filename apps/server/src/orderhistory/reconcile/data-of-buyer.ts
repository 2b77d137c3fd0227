import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** The card statements of a buyer, in all stores; amounts in dollars. */
export async function statementsOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<{ statement: object }>(sql`
    select jsonb_build_object('store', store, 'file', file_name, 'uploadedAt', uploaded_at,
      'lines', (select jsonb_agg(jsonb_build_object('line', line, 'day', day, 'amount', round(amount / 100.0, 2), 'vendor', vendor, 'cardEndingIn', last_four, 'reference', reference,
        'saidByHand', choice, 'linkedTo', choice_po, 'disputeNotedAt', dispute_noted_at, 'disputeReason', dispute_reason) order by line) from marketplace.card_statement_line line where line.statement_id = statement.statement_id)) as statement
    from marketplace.card_statement statement where buyer_id = ${buyerId} order by uploaded_at, statement_id`);
  return rows.map(({ statement }) => statement);
}

/** Deletes the card statements of a buyer, in all stores. */
export async function forgetStatementsOf(queries: Queries, buyerId: string): Promise<void> {
  await queries.query(sql`delete from marketplace.card_statement where buyer_id = ${buyerId}`);
}
