import { codeTable } from './code-table.ts';

/** What the source of supply is told about filling the requisition (columns 65 and 66). */
export const adviceCodes = codeTable({
  name: 'advice codes',
  sources: [
    'DLM 4000.25-1 AP2.15 advice codes, https://docsbay.net/requisition-transaction-advice-codes',
    'general knowledge; no source read',
    'Navy HM manual p.232, https://medical.tpub.com/10670-c/css/Requisition-System-Document-Manual-Dd-1348-Continued-10670-C_232-232.htm',
  ],
  rows: [
    ['2A', 'Item not obtainable locally by manufacture, fabrication or purchase', 'yes', 0],
    ['2B', 'Only the requested item will do; no substitute or interchange; also resubmission after CJ', 'yes', 0],
    ['2C', 'Do not back-order; reject any quantity that cannot meet SDD/RDD; suitable substitute acceptable', 'yes', 0],
    ['2D', 'Furnish exact quantity; adjust up to unit pack only if the extra value is not over $5.00', 'yes', 0],
    ['2E', 'Free issue offered by stock list; use with signal D or M', 'yes', 0],
    ['2F', 'Item known to be obsolete but still needed; coordinated substitute acceptable; if not obtainable reject with CJ', 'yes', 0],
    ['2G', 'Multiple use: new stock, appearance of new, or longest shelf life', 'yes (its beginning; the rest was cut in the source)', 0],
    ['2J', 'Do not substitute and do not back-order unfilled quantity (fill or kill)', 'no', 1],
    ['2L', 'Quantity is larger than normal demand but is confirmed as valid', 'no', 1],
    ['2N', 'One continuous length required; no other configuration or multiples of unit pack', 'no', 1],
    ['2P', 'One continuous length; multiples of unit pack acceptable if longer than a unit pack', 'no', 1],
    ['2T', 'Deliver by the SDD/RDD or cancel', 'no', 1],
    ['5A', 'Mandatory turn-in repairable, exchange (Navy)', 'yes (takes precedence over other advice codes)', 2],
    ['5D', 'Mandatory turn-in repairable variant (Navy)', 'yes (listed)', 2],
    ['5G', 'Mandatory turn-in repairable variant (Navy)', 'yes (listed)', 2],
    ['5S', 'Mandatory turn-in repairable variant (Navy)', 'yes (listed)', 2],
    ['5X', 'Mandatory turn-in repairable variant (Navy)', 'yes (listed)', 2],
  ],
});
