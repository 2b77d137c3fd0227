import { adviceCodes } from './advice-codes.ts';
import type { CodeTable } from './code-table.ts';
import { deliveryDateCodes } from './delivery-date-codes.ts';
import { demandCodes } from './demand-codes.ts';
import { documentIdentifierCodes } from './document-identifiers.ts';
import { mediaStatusCodes } from './media-status-codes.ts';
import { signalCodes } from './signal-codes.ts';
import { unitOfIssueCodes } from './units-of-issue.ts';

/** The tables that the columns of a requisition are compared with. */
export const tablesOfRules: readonly CodeTable<unknown>[] = [documentIdentifierCodes, mediaStatusCodes, unitOfIssueCodes, demandCodes, signalCodes, deliveryDateCodes, adviceCodes];
