import { adviceCodes } from '../codes/advice-codes.ts';
import type { CodeTable, Verified } from '../codes/code-table.ts';
import { demandCodes } from '../codes/demand-codes.ts';
import { documentIdentifierCodes } from '../codes/document-identifiers.ts';
import { mediaStatusCodes } from '../codes/media-status-codes.ts';
import { signalCodes } from '../codes/signal-codes.ts';
import { unitOfIssueCodes } from '../codes/units-of-issue.ts';
import { activityMeaning } from './activity-meaning.ts';
import { deliveryDateMeaning } from './delivery-date-meaning.ts';
import { priorityMeaning } from './priority-meaning.ts';
import { stockNumberMeaning } from './stock-number-meaning.ts';

/** What the text of a column means, and how far the rows of the tables that say so were verified. */
export interface Meaning {
  readonly meaning: string;
  readonly verified: Verified;
}

const byTable = (table: CodeTable<unknown>) => (text: string): Meaning | undefined => table.find(text);

const meanings: Readonly<Record<string, (text: string) => Meaning | undefined>> = {
  documentIdentifier: byTable(documentIdentifierCodes), mediaAndStatus: byTable(mediaStatusCodes), stockNumber: stockNumberMeaning, unitOfIssue: byTable(unitOfIssueCodes),
  activity: activityMeaning, demandCode: byTable(demandCodes), supplementaryAddress: activityMeaning, signalCode: byTable(signalCodes), priority: priorityMeaning,
  requiredDeliveryDate: deliveryDateMeaning, adviceCode: byTable(adviceCodes),
};

/** What the text of a column means; undefined: no table says so. @param text without blanks at its end */
export const codeMeaning = (field: string, text: string): Meaning | undefined => (text === '' && field !== 'requiredDeliveryDate' ? undefined : meanings[field]?.(text));
