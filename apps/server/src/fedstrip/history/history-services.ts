import { implement, implementDocument, pdf, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { ownerIn } from '../caller.ts';
import { changeRequisition } from './change-requisition.ts';
import { readOwnRequisition, readOwnRequisitions } from './kept-requisitions.ts';
import { readDetail, shownRow } from './read-detail.ts';

const pageSize = 50;

/** What became of a buyer’s requisitions (specification, section 2, Orders and profile: requisition_detail). */
export const historyServices: readonly Implementation[] = [
  implement(serviceAt('/orderhistory/requisition_detail'), async ({ documentNumber, page = 1 }, context) => {
    if (documentNumber !== undefined) return oneRequisition(context, normal(documentNumber));
    const { rows, total } = await readOwnRequisitions(context.database, ownerIn(context), { page, pageSize });
    return respond('List', { requisitions: rows.map(shownRow), total, page, pageSize });
  }),
  implement(serviceAt('/orderhistory/change_requisition'), async ({ documentNumber, change }, context) => {
    const number = normal(documentNumber);
    if ((await readOwnRequisition(context.database, ownerIn(context), number)) === null) return notTheirs(number);
    const notice = await changeRequisition(context, number, change);
    const detail = await readDetail(context, number, notice);
    return detail === null ? notTheirs(number) : respond('Success', detail);
  }, { rateClass: 'purchaseOrders' }),
  implementDocument(serviceAt('/orderhistory/requisition_pdf'), async ({ documentNumber }, context) => {
    const number = normal(documentNumber);
    const detail = await readDetail(context, number);
    if (detail === null) return notTheirs(number);
    // As with orders: the writer of PDFs is loaded with the first one.
    const { requisitionPdf } = await import('../../orderhistory/pdf/requisition-pdf.ts');
    return pdf(`requisition-${number}.pdf`, await requisitionPdf(detail, context.store.name, context.clock.now()));
  }),
];

const normal = (documentNumber: string): string => documentNumber.trim().toUpperCase();

const notTheirs = (documentNumber: string) => respond('Failure', { message: `You have no requisition ${documentNumber} in this store.` });

async function oneRequisition(context: RequestContext, documentNumber: string) {
  const detail = await readDetail(context, documentNumber);
  return detail === null ? notTheirs(documentNumber) : respond('Success', detail);
}
