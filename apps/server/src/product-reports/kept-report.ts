import type { ProductReportSubject } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';
import { pageWithin } from '../wire/index.ts';
import { reportNumberOf } from './report-reference.ts';

export interface KeptAnswer {
  readonly actorKind: 'vendor' | 'operator';
  /** The address of the vendor or the login of the operator: for the desk alone. */
  readonly actor: string;
  readonly text: string;
  readonly answeredAt: Date;
}

/** A report as it is kept. */
export interface KeptReport {
  readonly reportNumber: string;
  readonly buyerId: string;
  readonly store: string;
  readonly buyerName: string;
  readonly buyerEmail: string | null;
  readonly productId: string;
  readonly productName: string;
  readonly partNumber: string;
  readonly subject: ProductReportSubject;
  readonly text: string;
  readonly vendorId: string | null;
  readonly vendorName: string | null;
  readonly vendorEmail: string | null;
  readonly reportedAt: Date;
  readonly answeredAt: Date | null;
  readonly answers: readonly KeptAnswer[];
}

type Row = Omit<KeptReport, 'answers'> & { readonly answers: readonly (Omit<KeptAnswer, 'answeredAt'> & { readonly answeredAt: string })[] };

const columns = sql`report_number::text as "reportNumber", buyer_id as "buyerId", store, buyer_name as "buyerName", buyer_email as "buyerEmail", product_id as "productId", product_name as "productName", part_number as "partNumber",
  subject, text, vendor_id as "vendorId", vendor_name as "vendorName", vendor_email as "vendorEmail", reported_at as "reportedAt", answered_at as "answeredAt",
  (select coalesce(json_agg(json_build_object('actorKind', actor_kind, 'actor', actor, 'text', answer.text, 'answeredAt', answer.answered_at) order by position), '[]')
   from marketplace.product_report_answer answer where answer.report_number = report.report_number) as answers`;

const reportOf = (row: Row): KeptReport => ({ ...row, answers: row.answers.map((answer) => ({ ...answer, answeredAt: new Date(answer.answeredAt) })) });

export async function readReport(queries: Queries, reportNumber: string): Promise<KeptReport | null> {
  const { rows } = await queries.query<Row>(sql`select ${columns} from marketplace.product_report report where report_number = ${reportNumber}`);
  return rows[0] === undefined ? null : reportOf(rows[0]);
}

export interface ReportPage {
  readonly reports: readonly KeptReport[];
  /** Of all pages. */
  readonly total: number;
  /** The page that was read: the last one where there are not so many as were asked for. */
  readonly page: number;
  readonly pageCount: number;
}

interface Window {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

async function pageOf(queries: Queries, condition: Sql, order: Sql, { page: asked, pageSize }: Window): Promise<ReportPage> {
  const { rows: [counted] } = await queries.query<{ total: number }>(sql`select count(*)::int as total from marketplace.product_report report where ${condition}`);
  const total = counted?.total ?? 0;
  const { page, pageCount, offset } = pageWithin(asked, { total, pageSize });
  const { rows } = await queries.query<Row>(sql`select ${columns} from marketplace.product_report report where ${condition} order by report_number ${order} limit ${pageSize} offset ${offset}`);
  return { reports: rows.map(reportOf), total, page, pageCount };
}

/** The buyer's own reports in a store, the newest first. */
export const reportsOfBuyer = (queries: Queries, { buyerId, store }: { readonly buyerId: string; readonly store: string }, window: Window): Promise<ReportPage> =>
  pageOf(queries, sql`buyer_id = ${buyerId} and store = ${store}`, sql`desc`, window);

export interface ReportFilter {
  readonly q: string;
  readonly state: 'open' | 'answered' | 'all';
}

/** For the desk: those that wait with the oldest first, others with the newest first. */
export const listReports = (queries: Queries, { q, state }: ReportFilter, window: Window): Promise<ReportPage> =>
  pageOf(
    queries,
    sql`${{ open: sql`answered_at is null`, answered: sql`answered_at is not null`, all: sql`true` }[state]}
      and (report_number = ${reportNumberOf(q)}::bigint or position(lower(${q}) in lower('P-' || lpad(report_number::text, 7, '0') || ' ' || store || ' ' || buyer_name || ' ' || coalesce(buyer_email, '') || ' ' || product_id || ' ' || part_number || ' ' || product_name || ' ' || coalesce(vendor_name, ''))) > 0)`,
    state === 'open' ? sql`asc` : sql`desc`,
    window,
  );

/** How many reports wait for an answer, and since when. */
export async function waitingReports(queries: Queries): Promise<{ readonly waiting: number; readonly oldest: Date | null }> {
  const { rows } = await queries.query<{ waiting: number; oldest: Date | null }>(sql`select count(*)::int as waiting, min(reported_at) as oldest from marketplace.product_report where answered_at is null`);
  return rows[0] ?? { waiting: 0, oldest: null };
}

/** Takes away reports that came, and were answered if they were, longer ago than the operator keeps them. */
export async function forgetOldReports(queries: Queries, now: Date, { keptDays }: { readonly keptDays: number }): Promise<void> {
  await queries.query(sql`delete from marketplace.product_report where coalesce(answered_at, reported_at) < ${new Date(now.getTime() - keptDays * 86_400_000)}`);
}
