import type { RequisitionColumns } from '../record/requisition.ts';

const blank = { mediaAndStatus: 'S', supplementaryAddress: '', distributionCode: '', projectCode: '', requiredDeliveryDate: '', adviceCode: '', dateOfReceipt: '', ownership: '', supplyCondition: '', management: '', unitPrice: null } as const;

/** Worked examples: NSNs, AACs and fund codes are made up, and the routing identifier GSA is a placeholder. November 20, 2026 is day 324. */
export const workedExamples: readonly (readonly [name: string, record: string, columns: RequisitionColumns])[] = [
  ['domestic, an NSN, shipped and billed to the requisitioner', 'A0AGSAS7510000000000  BX0001047AB0163240001N      AA1      13                   ',
    { ...blank, documentIdentifier: 'A0A', routingIdentifier: 'GSA', stockNumber: '7510000000000', unitOfIssue: 'BX', quantity: 10, activity: '47AB01', ordinalDate: '6324', serial: '0001', demandCode: 'N', signalCode: 'A', fundCode: 'A1', priority: '13' }],
  ['domestic, with exception data, shipped to the supplementary address', 'A0EGSAS7920000000001  EA0025070CD0263240002R70EF03JB2   ZZZ063452B              ',
    { ...blank, documentIdentifier: 'A0E', routingIdentifier: 'GSA', stockNumber: '7920000000001', unitOfIssue: 'EA', quantity: 250, activity: '70CD02', ordinalDate: '6324', serial: '0002', demandCode: 'R', supplementaryAddress: '70EF03', signalCode: 'J', fundCode: 'B2', projectCode: 'ZZZ', priority: '06', requiredDeliveryDate: '345', adviceCode: '2B' }],
  ['overseas, with exception data, shipped and billed to the supplementary address, 999', 'A05GSAV8415000000002  PR00036FB123463240003NFB5678K6C      039992D              ',
    { ...blank, documentIdentifier: 'A05', routingIdentifier: 'GSA', mediaAndStatus: 'V', stockNumber: '8415000000002', unitOfIssue: 'PR', quantity: 36, activity: 'FB1234', ordinalDate: '6324', serial: '0003', demandCode: 'N', supplementaryAddress: 'FB5678', signalCode: 'K', fundCode: '6C', priority: '03', requiredDeliveryDate: '999', adviceCode: '2D' }],
];
