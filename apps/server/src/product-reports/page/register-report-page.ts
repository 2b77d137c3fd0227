import { withTransaction, type Pool } from '@quartermaster/database';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fieldsOf, isElsewhere, queryOf, registerLinkPages, sendDocument, type LinkPageOptions } from '../../purchase-orders/index.ts';
import type { Clock, Randomness } from '../../runtime/index.ts';
import { answerReport } from '../answer-report.ts';
import { readReport, type KeptReport } from '../kept-report.ts';
import { openedReport, reportPageAddress, reportPagePath } from '../link.ts';
import { closedReportPage, reportPage } from './report-page.ts';

/** Bytes: the form at its longest, as a form sends it. */
const bodyLimit = 32 * 1024;

export interface ReportPageOptions {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly webOrigin: string;
  readonly checkRate: LinkPageOptions['checkRate'];
}

/** The page on which a vendor answers a report about a product, by the link of a mail: no account, no cookie, no script. To look at it changes nothing (decision 0151). */
export async function registerReportPage(app: FastifyInstance, { database, clock, randomness, webOrigin, checkRate }: ReportPageOptions): Promise<void> {
  async function opened(key: string | null): Promise<KeptReport | null> {
    const number = key === null || key.length > 200 ? null : await openedReport(database, key, clock.now());
    return number === null ? null : readReport(database, number);
  }

  await registerLinkPages(app, { bodyLimit, checkRate }, (pages) => {
    pages.get(reportPagePath, async (request, reply) => {
      const query = queryOf(request);
      const key = query.get('key');
      const report = await opened(key);
      if (report === null || key === null) return closed(reply);
      return sendDocument(reply, 200, reportPage(report, { key, refused: null, isDone: query.get('done') === 'answer' && report.answers.some(({ actorKind }) => actorKind === 'vendor') }));
    });
    pages.post(reportPagePath, async (request, reply) => {
      const fields = fieldsOf(request);
      const [key, text] = [fields.get('key'), fields.get('text') ?? ''];
      const report = isElsewhere(request) ? null : await opened(key);
      if (report === null || key === null) return closed(reply);
      const by = { actorKind: 'vendor', actor: report.vendorEmail ?? '' } as const;
      const message = await withTransaction(database, (connection) => answerReport(connection, { reportNumber: report.reportNumber, by, text, now: clock.now() }, { webOrigin, randomness }));
      if (message === null) return reply.redirect(`${reportPageAddress(key)}&done=answer`, 303);
      return sendDocument(reply, 422, reportPage(report, { key, refused: { text, message }, isDone: false }));
    });
  });
}

const closed = (reply: FastifyReply): FastifyReply => sendDocument(reply, 404, closedReportPage());
