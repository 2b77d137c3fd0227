import { productReportRules, type AttributesOf, type CheckedRequestOf, type ProductReport } from '@quartermaster/contracts';
import { readProduct } from '../catalog/index.ts';
import { typedLine, typedText } from '../mail/index.ts';
import { catalogOf } from '../stores/assortment/index.ts';
import { vendorMailAddress } from '../vendor-delivery/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../wire/index.ts';
import { reportsOfBuyer, type KeptReport } from './kept-report.ts';
import { answeredBy } from './mails.ts';
import { recordReport } from './record-report.ts';
import { reportReference } from './report-reference.ts';

type Form = AttributesOf<'/catalog/product_detail_report', 'Initial'>;

export interface ReportMeans {
  readonly webOrigin: string;
  /** In a trial, a vendor without a way of its own has a mailbox of the trial. */
  readonly isVendorTrial: boolean;
  readonly mostADay: number;
}

const pageSize = 25;

/** Reports about products (specification, section 2: Please tell us about the issue). */
export function reportServices(means: ReportMeans): readonly Implementation[] {
  return [
    implement(serviceAt('/catalog/product_detail_report'), async ({ productId, vendorId = '' }, context) => {
      const form = await formOf(productId, context);
      if (form === null) return respond('NotFound', { productId });
      return respond('Initial', { ...form, values: { subject: '', vendorId: knownVendor(form, vendorId), text: '' } });
    }),
    implement(serviceAt('/catalog/product_detail_report_submit'), (request, context) => submit(request, context, means), { rateClass: 'purchaseOrders' }),
    implement(serviceAt('/catalog/product_reports'), async ({ page: asked = 1 }, context) => {
      const { reports, total, page } = await reportsOfBuyer(context.database, { buyerId: signedIn(context).buyerId, store: context.store.name }, { page: asked, pageSize });
      return respond('Success', { reports: reports.map(shown), total, page, pageSize });
    }),
  ];
}

async function submit({ productId, ...typed }: CheckedRequestOf<'/catalog/product_detail_report_submit'>, context: RequestContext, { webOrigin, isVendorTrial, mostADay }: ReportMeans) {
  const product = await readProduct(catalogOf(context), productId);
  if (product === null) return respond('NotFound', { productId });
  const values = { subject: typedLine(typed.subject), vendorId: typed.vendorId, text: typedText(typed.text) };
  const offer = product.offers.find(({ vendor }) => vendor.id === values.vendorId);
  const errors = [
    ...(['subject', 'text'] as const).flatMap((field) => problemAt(field, productReportRules[field](values[field]))),
    ...problemAt('vendorId', values.vendorId !== '' && offer === undefined ? 'This vendor does not offer the product any more. Choose another one, or none.' : null),
  ];
  const { subject } = values;
  const refused = (more: readonly { field: string; message: string }[]) => respond('Failure', { ...formFor(product, context), values, errors: [...more] });
  if (errors.length > 0) return refused(errors);
  const vendorEmail = offer === undefined ? null : await vendorMailAddress(context.database, { vendorId: offer.vendor.id, contractNumber: offer.contractNumber }, isVendorTrial);
  const recorded = await recordReport(context, { product, vendor: offer?.vendor ?? null, vendorEmail, subject: subject as KeptReport['subject'], text: values.text }, { webOrigin, mostADay });
  if (recorded === null) return refused([{ field: '', message: 'You have reported as often as one buyer may in a day. Report the rest tomorrow, or write to the help desk.' }]);
  return respond('Success', { referenceNumber: reportReference(recorded.reportNumber), productId, toldVendor: recorded.told ? (offer?.vendor.name ?? null) : null, email: signedIn(context).verifiedEmails[0] ?? null });
}

const problemAt = (field: string, message: string | null) => (message === null ? [] : [{ field, message }]);

async function formOf(productId: string, context: RequestContext): Promise<Omit<Form, 'values'> | null> {
  const product = await readProduct(catalogOf(context), productId);
  return product === null ? null : { ...formFor(product, context), errors: [] };
}

function formFor({ productId, name, partNumber, manufacturer, offers }: NonNullable<Awaited<ReturnType<typeof readProduct>>>, context: RequestContext): Omit<Form, 'values' | 'errors'> {
  const vendors = new Map(offers.map(({ vendor }) => [vendor.id, vendor]));
  return { product: { productId, name, partNumber, manufacturer }, vendors: [...vendors.values()], email: signedIn(context).verifiedEmails[0] ?? null };
}

/** The only vendor is meant, where the address names none. */
function knownVendor({ vendors }: Pick<Form, 'vendors'>, asked: string): string {
  if (vendors.some(({ id }) => id === asked)) return asked;
  return vendors.length === 1 ? (vendors[0]?.id ?? '') : '';
}

const shown = (report: KeptReport): ProductReport => ({
  referenceNumber: reportReference(report.reportNumber), product: { productId: report.productId, name: report.productName, partNumber: report.partNumber }, subject: report.subject, text: report.text,
  vendor: report.vendorName, reportedAt: report.reportedAt.toISOString(), answers: report.answers.map(({ actorKind, text, answeredAt }) => ({ by: answeredBy(report, actorKind), text, at: answeredAt.toISOString() })),
});
