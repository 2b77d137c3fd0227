import { productReportSubjects } from '@quartermaster/contracts';
import type { Mail } from '@quartermaster/deployment';
import { quoted, typedLine } from '../mail/index.ts';
import type { KeptAnswer, KeptReport } from './kept-report.ts';
import { reportReference } from './report-reference.ts';

const paragraphs = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

type Reported = Omit<KeptReport, 'answers'>;

/** What was typed cannot pass for a line of ours: names are one line each, and texts are quoted. */
const about = ({ reportNumber, productName, partNumber, vendorName, subject }: Reported): string =>
  [
    `Report: ${reportReference(reportNumber)}`,
    `Product: ${typedLine(productName)}, part ${typedLine(partNumber)}`,
    ...(vendorName === null ? [] : [`Vendor: ${typedLine(vendorName)}`]),
    `About: ${productReportSubjects[subject]}`,
  ].join('\n');

/** To the help desk of the store. */
export const deskMail = (report: Reported, webOrigin: string): Omit<Mail, 'recipient'> => ({
  kind: 'product-report-desk',
  subject: `${reportReference(report.reportNumber)}: a report about a product`,
  body: paragraphs(
    `A buyer of the ${report.store} store reports something wrong with a product.${report.vendorEmail === null ? '' : ' Its vendor was told, too.'}`,
    `${about(report)}\nBuyer: ${typedLine(report.buyerName)}${report.buyerEmail === null ? '' : ` (${report.buyerEmail})`}`,
    quoted(report.text),
    `Answer it at the desk:\n${webOrigin}/desk/product-reports/${reportReference(report.reportNumber)}`,
  ),
});

/** To the vendor, with the link. It names no buyer: a report is about a product, and the answer goes by the marketplace. */
export const vendorMail = (report: Reported, recipient: string, link: string): Mail => ({
  kind: 'product-report-vendor',
  recipient,
  subject: `${reportReference(report.reportNumber)}: a report about a product of yours`,
  body: paragraphs(
    `A buyer of the ${report.store} store reports something wrong with a product that you offer.`,
    about(report),
    quoted(report.text),
    `Answer the buyer:\n${link}`,
    'You need no account. Opening the page changes nothing. The link lets its holder answer in your name: do not pass it on.',
  ),
});

/** To the buyer, with what was answered. */
export const answerMail = (report: Reported, { actorKind, text }: Pick<KeptAnswer, 'actorKind' | 'text'>, recipient: string, webOrigin: string): Mail => ({
  kind: 'product-report-answer',
  recipient,
  subject: `Your report ${reportReference(report.reportNumber)} is answered`,
  body: paragraphs(
    `${answeredBy(report, actorKind)} has answered your report about a product.`,
    about(report),
    quoted(text),
    `Your reports:\n${webOrigin}/ws/catalog/product_reports?${new URLSearchParams({ store: report.store }).toString()}`,
  ),
});

/** Who answered, as the buyer reads it. */
export const answeredBy = ({ vendorName }: Pick<KeptReport, 'vendorName'>, kind: KeptAnswer['actorKind']): string => (kind === 'vendor' && vendorName !== null ? typedLine(vendorName) : 'The marketplace');
