import { z } from 'zod';
import { savedCsvFile } from '../wire/csv-file.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

/** `P-0000123-4`, as buyer and vendor were told it. */
const number = z.string().max(40);

const report = z.object({
  number,
  state: z.enum(['open', 'answered']),
  store: z.string(),
  productId: z.string(),
  productName: z.string(),
  partNumber: z.string(),
  /** What is wrong, in the words of the form. */
  about: z.string(),
  /** Null: of no vendor in particular. */
  vendor: z.object({ id: z.string(), name: z.string() }).nullable(),
  reportedAt: z.string(),
  answeredAt: z.string().nullable(),
});

export type ListedProductReport = z.output<typeof report>;

export const productReportsService = defineDeskService({
  path: '/product-reports', method: 'GET', role: 'viewer', summary: 'What buyers find wrong with products: those that wait the oldest first, others the newest first.',
  request: z.object({ ...listRequest, state: z.enum(['open', 'answered', 'all']).default('open') }),
  answer: z.object({ ...listed, reports: z.array(report) }),
});

export const productReportService = defineDeskService({
  path: '/product-report', method: 'GET', role: 'viewer', summary: 'One report about a product, with its answers.',
  request: z.object({ number }),
  answer: z.object({
    report: report.extend({
      text: z.string(),
      buyerName: z.string(),
      /** Null: no address of the buyer is proved, or their account is closed; they get no mail. */
      buyerEmail: z.string().nullable(),
      /** Where the vendor was told; null: it was not. */
      vendorEmail: z.string().nullable(),
    }),
    /** The oldest first. `by`: the vendor's address or the operator's login. */
    answers: z.array(z.object({ kind: z.enum(['vendor', 'operator']), by: z.string(), text: z.string(), at: z.string() })),
  }),
});

export const answerProductReportService = defineDeskService({
  path: '/product-report/answer', method: 'POST', role: 'orderClerk', summary: 'Answers a report about a product; the buyer gets a mail.',
  request: z.object({ number, text: z.string().trim().min(1, 'Write the answer. The buyer reads it.').max(2000) }),
  answer: done,
});

export const exportProductReportsService = defineDeskService({
  path: '/product-reports/export', method: 'GET', role: 'viewer', summary: 'All reports about products that are kept, with their answers, as CSV.',
  request: z.object({}),
  answer: savedCsvFile,
});
