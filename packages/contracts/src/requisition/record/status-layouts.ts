import type { Column } from './column.ts';
import { addressColumns, headColumns } from './requisition-layout.ts';

const supplyStatus = 'Navy AK manual 12654 p.71 (AE_ supply status), https://navyaviation.tpub.com/12654/css/Specific-Format-71.htm';
const shipmentStatus = 'Navy AK manual 12654 p.73 (AS_ shipment status), https://navyaviation.tpub.com/12654/css/Types-Of-Follow-Up-73.htm';
const inferred = 'inferred from the record of the requisition';

const suffix = { field: 'suffix', from: 44, to: 44, kind: 'text', title: 'suffix', explanation: 'The part that the document is about, where the quantity was split; blank for the whole.', verified: 'yes', source: supplyStatus } as const satisfies Column;

/** Supply status (AE_). Columns 1 to 61 repeat those of the requisition, but for the suffix. */
export const supplyStatusLayout = [
  ...headColumns,
  suffix,
  ...addressColumns,
  { field: 'projectCode', from: 57, to: 59, kind: 'text', title: 'project code', explanation: 'That of the requisition.', verified: 'partly', source: inferred },
  { field: 'priority', from: 60, to: 61, kind: 'text', title: 'priority designator', explanation: 'That of the requisition.', verified: 'partly', source: inferred },
  { field: 'transactionDay', from: 62, to: 64, kind: 'text', title: 'transaction date', explanation: 'Day of the year of the status.', verified: 'yes', source: supplyStatus },
  { field: 'statusCode', from: 65, to: 66, kind: 'text', title: 'status code', explanation: 'What the source of supply says of the quantity.', verified: 'yes', source: supplyStatus },
  { field: 'lastHolder', from: 67, to: 69, kind: 'text', title: 'routing identifier of the last holder', explanation: 'Who has the requisition now: later documents go there.', verified: 'yes', source: supplyStatus },
  { field: 'estimatedShippingDate', from: 70, to: 73, kind: 'text', title: 'estimated shipping date', explanation: 'Last digit of the year and day of the year, or blank.', verified: 'yes', source: supplyStatus },
  { field: 'unitPrice', from: 74, to: 80, kind: 'cents', title: 'unit price', explanation: 'The unit price of today: five digits of dollars and two of cents, or blank.', verified: 'yes', source: supplyStatus },
] as const satisfies readonly Column[];

/** Shipment status (AS_). */
export const shipmentStatusLayout = [
  ...headColumns,
  suffix,
  ...addressColumns,
  { field: 'shipmentDay', from: 57, to: 59, kind: 'text', title: 'shipment date', explanation: 'Day of the year on which it was shipped.', verified: 'yes', source: shipmentStatus },
  { field: 'priority', from: 60, to: 61, kind: 'text', title: 'priority designator', explanation: 'That of the requisition.', verified: 'yes', source: shipmentStatus },
  { field: 'transportationNumber', from: 62, to: 76, kind: 'text', title: 'transportation number', explanation: 'Transportation control number, bill of lading, or number of registered or certified mail; or blank.', verified: 'yes', source: shipmentStatus },
  { field: 'mode', from: 77, to: 77, kind: 'text', title: 'mode of shipment', explanation: 'How it was shipped.', verified: 'yes', source: shipmentStatus },
  { field: 'availableDay', from: 78, to: 80, kind: 'text', title: 'date available', explanation: 'Day of the year on which it was available for shipment, or the port of embarkation.', verified: 'yes', source: shipmentStatus },
] as const satisfies readonly Column[];
