import type { Column } from './column.ts';

const navyForm = 'Navy AK manual 12654 p.61 and p.63, https://navyaviation.tpub.com/12654/css/Data-Blocks-D-F-Editing-Data-61.htm';
const navyManual = 'Navy HM manual p.229 to p.232, https://medical.tpub.com/10670-c/css/Requisition-System-Document-Manual-Dd-1348-Continued-10670-C_230-230.htm';
const securityAssistance = 'DLM 4000.25-1 AP3.3 (SA requisition A0_/AM_), https://docsbay.net/appendix-3-3-security-assistance-program-requisition';
const documentNumbers = 'DLM 4000.25-1 AP2.7 document number, https://pdf-doc.net/article/m17-pistol-manual-army-0c3-doc';
const referrals = 'DLM 4000.25-1 AP3.24 (A4_ referral), https://docsbay.net/doc/262503/appendix-3-24-referral-order-lateral-redistribution-order-retail-assets';
const volumeTwo = 'repo edfortheblind/MILSTRIP docs/MILSTRIP_SPEC.md (cites DLM 4000.25 Vol 2 AP8.12 and AP8.25)';

/** Columns 1 to 43: which document this is, to whom it goes, the item, and the document number. Documents about a requisition repeat them. */
export const headColumns = [
  { field: 'documentIdentifier', from: 1, to: 3, kind: 'text', title: 'document identifier', explanation: 'What the record is: A0A for a domestic requisition of an NSN, A05 for one from overseas with exception data, and so on.', verified: 'yes', source: 'DLM 4000.25-1 AP2.1 document identifiers, https://info.5y1.org/c-source-code-download_1_fc74ac.html' },
  { field: 'routingIdentifier', from: 4, to: 6, kind: 'text', title: 'routing identifier', explanation: 'The source of supply that the document goes to. Those of GSA begin with G; the value itself is a setting.', verified: 'partly', source: 'DLM 4000.25-1 AP2.3 routing identifiers, https://online.documentine.com/routing-identifier-code-list/1/appendix-2-3-routing-identifier-codes.html' },
  { field: 'mediaAndStatus', from: 7, to: 7, kind: 'text', title: 'media and status', explanation: 'Who gets status, of what kind, and by which media.', verified: 'yes', source: navyForm },
  { field: 'stockNumber', from: 8, to: 22, kind: 'text', title: 'stock or part number', explanation: 'An NSN of 13 digits, with a special material identification code of two characters or without; or a part number. The third character of the document identifier says which.', verified: 'yes', source: navyForm },
  { field: 'unitOfIssue', from: 23, to: 24, kind: 'text', title: 'unit of issue', explanation: 'How the item is counted. It must be the unit of the item.', verified: 'yes', source: securityAssistance },
  { field: 'quantity', from: 25, to: 29, kind: 'quantity', title: 'quantity', explanation: 'Five digits, or thousands with an M behind them for ammunition and a few classes.', verified: 'yes', source: securityAssistance },
  { field: 'activity', from: 30, to: 35, kind: 'text', title: 'AAC of the requisitioner', explanation: 'Activity address code (AAC or DoDAAC); its beginning says service or agency. First part of the document number.', verified: 'yes', source: documentNumbers },
  { field: 'ordinalDate', from: 36, to: 39, kind: 'text', title: 'date of the document number', explanation: 'Last digit of the year and day of the year, 001 to 366: 6324 is November 20, 2026.', verified: 'yes', source: documentNumbers },
  { field: 'serial', from: 40, to: 43, kind: 'text', title: 'serial number', explanation: 'Never twice on a day for an activity. A letter in front has a meaning of its own, and letters behind it are for use within an agency.', verified: 'yes', source: documentNumbers },
] as const satisfies readonly Column[];

/** Columns 45 to 53: who is shipped to and who pays. */
export const addressColumns = [
  { field: 'supplementaryAddress', from: 45, to: 50, kind: 'text', title: 'supplementary address', explanation: 'The AAC of another activity that the signal code ships to or bills, or Y with local data.', verified: 'yes', source: navyManual },
  { field: 'signalCode', from: 51, to: 51, kind: 'text', title: 'signal code', explanation: 'Who is shipped to and who is billed.', verified: 'yes', source: navyManual },
  { field: 'fundCode', from: 52, to: 53, kind: 'text', title: 'fund code', explanation: 'Shows that funds are available; blank for free issue (signal D or M).', verified: 'yes', source: navyManual },
  { field: 'distributionCode', from: 54, to: 56, kind: 'text', title: 'distribution code', explanation: 'For the agency’s own use; its first character may name an activity that gets all status.', verified: 'yes', source: navyManual },
] as const satisfies readonly Column[];

/** Columns 57 to 66: why, how urgent, until when, and what else is to be known. */
const needColumns = [
  { field: 'projectCode', from: 57, to: 59, kind: 'text', title: 'project code', explanation: 'Three letters or digits, or blank.', verified: 'yes', source: navyForm },
  { field: 'priority', from: 60, to: 61, kind: 'text', title: 'priority designator', explanation: '01 to 15, from the force or activity designator and the urgency of need.', verified: 'yes', source: 'DLM 4000.25-1 AP2.14 priority/SDD/RDD, https://info.5y1.org/military-general-star_1_971650.html' },
  { field: 'requiredDeliveryDate', from: 62, to: 64, kind: 'text', title: 'required delivery date', explanation: 'Blank where the standard delivery date is good enough, a day of the year, or a special code.', verified: 'yes', source: navyForm },
  { field: 'adviceCode', from: 65, to: 66, kind: 'text', title: 'advice code', explanation: 'One code. A second one goes to the remarks, which need the document identifier A05 or A0E.', verified: 'yes', source: navyManual },
] as const satisfies readonly Column[];

/** Columns 67 to 80, which are blank when a requisition is submitted. */
const laterColumns = [
  { field: 'dateOfReceipt', from: 67, to: 69, kind: 'text', title: 'date of receipt', explanation: 'Blank when submitted: the processing point fills it in.', verified: 'partly', source: referrals },
  { field: 'ownership', from: 70, to: 70, kind: 'text', title: 'ownership', explanation: 'Blank.', verified: 'partly', source: volumeTwo },
  { field: 'supplyCondition', from: 71, to: 71, kind: 'text', title: 'supply condition', explanation: 'Blank.', verified: 'partly', source: volumeTwo },
  { field: 'management', from: 72, to: 73, kind: 'text', title: 'management', explanation: 'Blank.', verified: 'partly', source: volumeTwo },
  { field: 'unitPrice', from: 74, to: 80, kind: 'cents', title: 'unit price', explanation: 'Blank when submitted; otherwise five digits of dollars and two of cents.', verified: 'no', source: 'general knowledge; no source read' },
] as const satisfies readonly Column[];

/** The record of a requisition (A0_), column by column. */
export const requisitionLayout = [
  ...headColumns,
  { field: 'demandCode', from: 44, to: 44, kind: 'text', title: 'demand code', explanation: 'Whether the demand comes again. On status documents the column is the suffix of a part.', verified: 'yes', source: navyManual },
  ...addressColumns,
  ...needColumns,
  ...laterColumns,
] as const satisfies readonly Column[];

/** A follow-up (AF_) or a cancellation (AC_): the columns of the requisition, of which column 44 is the suffix of a part. */
export const followUpLayout = [
  ...headColumns,
  { field: 'suffix', from: 44, to: 44, kind: 'text', title: 'suffix', explanation: 'The part of a requisition that was split; blank for the whole.', verified: 'partly', source: 'DLM 4000.25-1 AP3.3 (SA requisition A0_/AM_); that the rest is as in the requisition is inferred' },
  ...addressColumns,
  ...needColumns,
  ...laterColumns,
] as const satisfies readonly Column[];
