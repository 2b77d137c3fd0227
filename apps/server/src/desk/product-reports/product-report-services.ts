import { productReportSubjects } from '@quartermaster/contracts';
import { answerProductReportService, exportProductReportsService, pageSize, productReportService, productReportsService, type ListedProductReport } from '@quartermaster/contracts-desk';
import { answerReport, listReports, readReport, reportNumberOf, reportReference, type KeptReport } from '../../product-reports/index.ts';
import type { Queries, Randomness } from '../../runtime/index.ts';
import { checkedText } from '../orders/typed-reason.ts';
import { writeCsv } from '../wire/csv-table.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';

/** Rows of an export at a time. */
const batch = 500;
const columns = ['number', 'state', 'store', 'product', 'part number', 'name', 'about', 'vendor', 'text', 'reported', 'answered', 'answers'];

/** What buyers find wrong with products (decision 0320). */
export const productReportDeskServices = (tools: { readonly webOrigin: string; readonly randomness: Pick<Randomness, 'uuid'> }): readonly DeskImplementation[] => [
  implementRead(productReportsService, async ({ page: asked, ...filter }, { database }) => {
    const { reports, ...pages } = await listReports(database, filter, { page: asked, pageSize });
    return { ...pages, reports: reports.map(listedReport) };
  }),
  implementRead(productReportService, async ({ number }, { database }) => {
    const report = await found(database, number);
    const { text, buyerName, buyerEmail, vendorEmail, answers } = report;
    return {
      report: { ...listedReport(report), text, buyerName, buyerEmail, vendorEmail },
      answers: answers.map(({ actorKind: kind, actor: by, text: said, answeredAt }) => ({ kind, by, text: said, at: answeredAt.toISOString() })),
    };
  }),
  implementWrite(answerProductReportService, async ({ number, text: typed }, connection, { operator: { login }, now }) => {
    const text = checkedText('text', typed);
    const report = await found(connection, number);
    const refused = await answerReport(connection, { reportNumber: report.reportNumber, by: { actorKind: 'operator', actor: login }, text, now }, tools);
    if (refused !== null) throw changedMeanwhile(refused);
    return { answer: {}, change: { action: 'product-report.answered', subject: reportReference(report.reportNumber), details: { product: report.productId, text } } };
  }),
  implementRead(exportProductReportsService, async (_request, { database, now }) => ({ fileName: `product-reports-${now.toISOString().slice(0, 10)}.csv`, csv: writeCsv(columns, await allRows(database)) })),
];

/** @throws Problem 404 */
async function found(queries: Queries, number: string): Promise<KeptReport> {
  const counted = reportNumberOf(number);
  const report = counted === null ? null : await readReport(queries, counted);
  if (report === null) throw notFound(`There is no report ${number.slice(0, 40)}. Its number looks like P-0000123-4; check its digits.`);
  return report;
}

const listedReport = (report: KeptReport): ListedProductReport => ({
  number: reportReference(report.reportNumber), state: report.answeredAt === null ? 'open' : 'answered', store: report.store, productId: report.productId, productName: report.productName, partNumber: report.partNumber,
  about: productReportSubjects[report.subject], vendor: report.vendorId === null ? null : { id: report.vendorId, name: report.vendorName ?? report.vendorId },
  reportedAt: report.reportedAt.toISOString(), answeredAt: report.answeredAt?.toISOString() ?? null,
});

async function allRows(queries: Queries): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (let page = 1; ; page += 1) {
    const { reports, total } = await listReports(queries, { q: '', state: 'all' }, { page, pageSize: batch });
    rows.push(...reports.map(exported));
    if (page * batch >= total) return rows;
  }
}

function exported(report: KeptReport): Record<string, string> {
  const { number, state, store, productId, partNumber, productName, about, vendor, reportedAt, answeredAt } = listedReport(report);
  return {
    number, state, store, 'product': productId, 'part number': partNumber, 'name': productName, about, 'vendor': vendor?.name ?? '', 'text': report.text, 'reported': reportedAt, 'answered': answeredAt ?? '',
    'answers': report.answers.map(({ actorKind, text }) => `${actorKind}: ${text}`).join('\n'),
  };
}
