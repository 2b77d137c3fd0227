import { formatMoney, type RequisitionDetail } from '@quartermaster/contracts';
import { explainRecord } from '@quartermaster/contracts/requisition';
import { withCapital } from '../../text/index.ts';
import { washingtonTime, type OrderWriter } from './order-pdf.ts';
import { requisitionBoxes } from './requisition-boxes.ts';
import { TaggedDocument, type Column } from './tagged-document.ts';

/** The parts of a document that a requisition is written with. */
export type RequisitionWriter = OrderWriter & Pick<TaggedDocument, 'boxes'>;

const blockColumns: readonly Column[] = [
  { heading: 'Columns', width: 54, align: 'left' },
  { heading: 'Field', width: 140, align: 'left' },
  { heading: 'Entry', width: 92, align: 'left' },
  { heading: 'Meaning', width: '*', align: 'left' },
];

const historyColumns: readonly Column[] = [
  { heading: 'Recorded', width: 190, align: 'left' },
  { heading: 'Code', width: 40, align: 'left' },
  { heading: 'Status', width: '*', align: 'left' },
];

/** Points of a table of all columns that hold something. */
const roomOfColumns = 560;

/**
 * A requisition for paper, an accessible PDF (PDF/UA-1): the boxes of a single line item requisition in the order of DD Form 1348-6, what became of it, and what
 * its columns mean. It is no copy of the form, and says so.
 *
 * @param detail as its page shows it
 * @param made when it is printed
 */
export async function requisitionPdf(detail: RequisitionDetail, store: string, made: Date): Promise<Uint8Array> {
  const pdf = new TaggedDocument({ title: `Requisition ${detail.documentNumber}`, author: store, subject: 'Single line item requisition', created: made });
  writeRequisition(pdf, detail, store, made);
  return pdf.bytes();
}

/** What the document says, from top to bottom: the boxes of the form, what became of it, and what each of its columns means. */
export function writeRequisition(pdf: RequisitionWriter, detail: RequisitionDetail, store: string, made: Date): void {
  const { documentNumber, status, quantity, unitOfIssue, open, price, record, history } = detail;
  const pieces = (count: number): string => `${count.toLocaleString('en-US')} ${unitOfIssue}`;
  pdf.brand(store);
  pdf.heading(1, `Requisition ${documentNumber}`);
  pdf.lines('Single line item requisition, with the blocks of DD Form 1348-6. This is a printout of the marketplace, and not the form itself.', `Printed on ${washingtonTime.format(made)}`);
  pdf.heading(2, 'Requisition');
  pdf.boxes(requisitionBoxes(detail));
  pdf.lines(`Quantity: ${pieces(quantity)}, ${pieces(open)} open`, price === null ? '' : `Catalog price when it was entered: ${formatMoney(price)} for one ${unitOfIssue}`);
  pdf.heading(2, `Status: ${wordsOf(status)}`);
  pdf.table(historyColumns, history.map(({ at, code, words }) => [washingtonTime.format(new Date(at)), code, words]));
  // On one page, under the heads of its columns.
  pdf.heading(2, 'What the columns mean', roomOfColumns);
  pdf.table(blockColumns, explainRecord(record).filter(({ text }) => text !== '').map(({ column: { from, to, title }, text, meaning }) => [from === to ? String(from) : `${from} to ${to}`, withCapital(title), text, meaning]));
}

/** `PartlyShipped` is “Partly shipped”. */
const wordsOf = (status: string): string => status.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
