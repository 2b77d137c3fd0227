import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { reportReference } from './report-reference.ts';

/** What a buyer has reported about products, with its answers. */
export async function productReportsOf(queries: Queries, buyerId: string): Promise<object[]> {
  const { rows } = await queries.query<{ number: string; store: string; product: string; partNumber: string; subject: string; text: string; vendor: string | null; reportedAt: Date; answers: object[] }>(sql`
    select report_number::text as number, store, product_name as product, part_number as "partNumber", subject, text, vendor_name as vendor, reported_at as "reportedAt",
      (select coalesce(json_agg(json_build_object('by', actor_kind, 'text', answer.text, 'answeredAt', answer.answered_at) order by position), '[]') from marketplace.product_report_answer answer where answer.report_number = report.report_number) as answers
    from marketplace.product_report report where buyer_id = ${buyerId} order by report_number`);
  return rows.map(({ number, ...report }) => ({ number: reportReference(number), ...report }));
}

/** What is said about products stays, without the person who said it. */
export async function forgetReporter(connection: Connection, buyerId: string): Promise<void> {
  await connection.query(sql`update marketplace.product_report set buyer_name = '', buyer_email = null where buyer_id = ${buyerId}`);
}
