import { z } from 'zod';
import { mendedInteger, mendedText } from '../wire/query.ts';
import { defineService, response } from '../wire/service.ts';
import { answeredReport, emptyReportForm, openReport, productReportFormSchema, productReportSchema, productReportValuesSchema, refusedReportForm } from './product-report.schema.ts';

const notFound = response(z.object({ productId: z.string() }), { 'Not in the catalog': { productId: '006R9032' } });

/** Specification, section 2, Catalogue: the modal "Please tell us about the issue". */
export const productDetailReport = defineService({
  path: '/catalog/product_detail_report',
  method: 'GET',
  access: 'buyer',
  summary: 'The form for a report about a product: what is wrong with it, and with whose offer',
  request: z.object({
    productId: mendedText(100).default(''),
    /** The vendor whose offer it is about. */
    vendorId: z.string().max(100).optional(),
  }),
  responses: {
    Initial: response(productReportFormSchema, { 'Two vendors': emptyReportForm, 'No proved address': { ...emptyReportForm, vendors: emptyReportForm.vendors.slice(0, 1), email: null } }),
    NotFound: notFound,
  },
});

/** Keeps a report, tells the help desk and the vendor. Sent twice within an hour, it is one report. */
export const productDetailReportSubmit = defineService({
  path: '/catalog/product_detail_report_submit',
  method: 'POST',
  access: 'buyer',
  spinner: 'Sending...',
  summary: 'Sends a report about a product',
  request: productReportValuesSchema,
  responses: {
    Success: response(
      z.object({
        referenceNumber: z.string(),
        productId: z.string(),
        /** The vendor who was told; null: the desk alone. */
        toldVendor: z.string().nullable(),
        email: z.string().nullable(),
      }),
      {
        'Told to the vendor, too': { referenceNumber: openReport.referenceNumber, productId: openReport.product.productId, toldVendor: answeredReport.vendor, email: 'buyer@agency.example.gov' },
        'Told to the desk alone': { referenceNumber: openReport.referenceNumber, productId: openReport.product.productId, toldVendor: null, email: null },
      },
    ),
    Failure: response(productReportFormSchema, { 'Nothing chosen': refusedReportForm }),
    NotFound: notFound,
  },
});

const pageSize = 25;

/** What a buyer has reported, with what was answered. It is reached from the messages. */
export const productReports = defineService({
  path: '/catalog/product_reports',
  method: 'GET',
  access: 'buyer',
  summary: 'The buyer’s own reports about products, the newest first, with their answers',
  request: z.object({ page: mendedInteger(1, 10_000).optional() }),
  responses: {
    Success: response(z.object({ reports: z.array(productReportSchema), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() }), {
      'One is answered': { reports: [openReport, answeredReport], total: 2, page: 1, pageSize },
      'None yet': { reports: [], total: 0, page: 1, pageSize },
    }),
  },
});
