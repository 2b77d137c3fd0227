import { z } from 'zod';
import { tonerDetail } from './product.examples.ts';
import { longestProductReport } from './product-report-rules.ts';

const typedReportSchema = z.object({
  subject: z.string().max(40),
  /** Of the vendor whose offer it is about; empty: of none in particular. */
  vendorId: z.string().max(100),
  text: z.string().max(2 * longestProductReport),
});

/** What a report of a product sends. A value that breaks a rule is answered, not refused. */
export const productReportValuesSchema = typedReportSchema.extend({ productId: z.string().min(1).max(100) });

export const productReportFormSchema = z.object({
  product: z.object({ productId: z.string(), name: z.string(), partNumber: z.string(), manufacturer: z.string() }),
  /** Those that offer it in this store. */
  vendors: z.array(z.object({ id: z.string(), name: z.string() })),
  values: typedReportSchema,
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Where the answer is mailed; null: no address of the buyer is proved, so that they read it with their reports alone. */
  email: z.string().nullable(),
});

/** A report as its buyer sees it. */
export const productReportSchema = z.object({
  /** `P-0000123-4`. */
  referenceNumber: z.string(),
  product: z.object({ productId: z.string(), name: z.string(), partNumber: z.string() }),
  /** A key of `productReportSubjects`. */
  subject: z.string(),
  text: z.string(),
  /** The vendor that it is about; null: none in particular. */
  vendor: z.string().nullable(),
  /** ISO 8601, UTC. */
  reportedAt: z.string(),
  /** The oldest first. */
  answers: z.array(z.object({ by: z.string(), text: z.string(), at: z.string() })),
});
export type ProductReport = z.output<typeof productReportSchema>;

const { productId, name, partNumber, manufacturer, offers } = tonerDetail;

export const emptyReportForm: z.output<typeof productReportFormSchema> = {
  product: { productId, name, partNumber, manufacturer },
  vendors: offers.map(({ vendor }) => vendor),
  values: { subject: '', vendorId: '', text: '' },
  errors: [],
  email: 'buyer@agency.example.gov',
};

export const refusedReportForm: z.output<typeof productReportFormSchema> = {
  ...emptyReportForm,
  values: { subject: '', vendorId: offers[0]?.vendor.id ?? '', text: 'The yield is 6,000 pages, not 9,000.' },
  errors: [{ field: 'subject', message: 'Choose what is wrong.' }],
};

export const answeredReport: ProductReport = {
  referenceNumber: 'P-0000123-4',
  product: { productId, name, partNumber },
  subject: 'description',
  text: 'The yield is 6,000 pages, not 9,000: it is on the box.',
  vendor: offers[0]?.vendor.name ?? null,
  reportedAt: '2026-11-23T14:00:00Z',
  answers: [{ by: offers[0]?.vendor.name ?? 'The marketplace', text: 'You are right. The next list of ours has it.', at: '2026-11-24T09:30:00Z' }],
};

export const openReport: ProductReport = { ...answeredReport, referenceNumber: 'P-0000124-3', subject: 'picture', text: 'The picture shows a drum.', vendor: null, reportedAt: '2026-11-25T14:00:00Z', answers: [] };
