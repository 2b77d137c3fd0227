import { codeTable } from './code-table.ts';

/** Whether the demand comes again (column 44). */
export const demandCodes = codeTable({
  name: 'demand codes',
  sources: [
    'Navy AO manual 14023 p.472, http://navyaviation.tpub.com/14023/css/Card-Column-44-Demand-472.htm',
    'Navy HM manual p.229, https://medical.tpub.com/10670-c/css/Requisition-System-Document-Manual-Dd-1348-Continued-10670-C_229-229.htm',
    'general knowledge; no source read',
  ],
  rows: [
    ['R', 'Recurring demand', 'yes', 0],
    ['N', 'Non-recurring (clearly one-time)', 'yes', 0],
    ['O', 'No demand (substitute accepted in place of item already requisitioned)', 'yes', 1],
    ['P', 'Non-recurring, special program requirement', 'no', 2],
    ['I', 'Inactivated item demand', 'no', 2],
    ['S', 'Agency/service use (recurring, subsistence)', 'no', 2],
  ],
});
