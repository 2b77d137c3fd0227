import type { FedstripEntry } from '@quartermaster/contracts';
import { checkLine, requisitionOfLine, type EntryLine, type Problem, type Requisition } from '@quartermaster/contracts/requisition';
import type { RequestContext } from '../../wire/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';
import { askingIn, findEntryItems, lineSurroundings } from '../verify/check-entry.ts';

interface Phase {
  readonly stockNumber: string;
  readonly unitOfIssue: string;
  readonly pieces: string;
  /** As columns 62 to 64 have it. */
  readonly requiredDeliveryDate: string;
}

export const lineOfPhase = ({ stockNumber, unitOfIssue, pieces, requiredDeliveryDate }: Phase): EntryLine =>
  ({ stockNumber, unitOfIssue, quantity: pieces, requiredDeliveryDate, demandCode: '', projectCode: '', priority: '', adviceCode: '' });

const ofPhase = ['stockNumber', 'unitOfIssue', 'quantity'];

export interface CheckedPhases {
  readonly requisitions: readonly Requisition[];
  /** Of each delivery, what the rules say of item, unit and quantity; what is wrong with all lines is said with the lines. */
  readonly problems: readonly (readonly Problem[])[];
  readonly item: FedstripEntry['lines'][number]['item'];
}

/** Deliveries of one item by the rules of lines. */
export async function checkPhases(context: RequestContext, entry: KeptEntry, phases: readonly Phase[]): Promise<CheckedPhases> {
  const lines = phases.map(lineOfPhase);
  const item = (await findEntryItems(context, lines.slice(0, 1).map((typed) => ({ typed }))))(lines[0]?.stockNumber ?? '');
  const { surroundings, settings } = await lineSurroundings(askingIn(context), context.database, entry);
  const ofLine = { ...surroundings, unitOfItem: item?.unitOfIssue ?? null, exception: null };
  return { item, requisitions: lines.map((line) => requisitionOfLine(line, ofLine)), problems: lines.map((line) => checkLine(line, ofLine, settings).filter(({ field }) => field !== null && ofPhase.includes(field))) };
}
