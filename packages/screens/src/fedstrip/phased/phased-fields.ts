import { dateRule } from '@quartermaster/contracts';
import { entryLimits, mostPhases } from '@quartermaster/contracts/requisition';
import type { Field } from '../../forms/index.ts';

const filled = (what: string) => (typed: string): string | null => (typed.trim() === '' ? `Enter ${what}.` : null);
const short = { width: 'short', autoComplete: 'off' } as const;

/** One item, and when it is to come. */
export const phasedFields: readonly Field<'stockNumber' | 'unitOfIssue' | 'pieces' | 'first' | 'months' | 'deliveries'>[] = [
  { name: 'stockNumber', label: 'NSN or part number', rule: filled('the NSN or part number'), input: { maxLength: entryLimits.stockNumber, autoCapitalize: 'characters', autoComplete: 'off' } },
  { name: 'unitOfIssue', label: 'Unit of issue', rule: null, input: { ...short, maxLength: entryLimits.code, autoCapitalize: 'characters', hint: 'Blank: that of the catalog.' } },
  { name: 'pieces', label: 'Quantity of each delivery', rule: filled('the quantity of each delivery'), input: { ...short, maxLength: entryLimits.quantity, inputMode: 'numeric' } },
  { name: 'first', label: 'First delivery by', rule: dateRule, input: { type: 'date', width: 'short' } },
  { name: 'months', label: 'Months from one to the next', rule: filled('the months from one delivery to the next'), input: { ...short, maxLength: 2, inputMode: 'numeric' } },
  { name: 'deliveries', label: 'Number of deliveries', rule: filled('the number of deliveries'), input: { ...short, maxLength: 2, inputMode: 'numeric', hint: `At most ${mostPhases}, all within a year.` } },
];

/** One delivery. */
export const deliveryColumns: readonly Field<'pieces' | 'day'>[] = [
  { name: 'pieces', label: 'Quantity', rule: filled('the quantity'), input: { ...short, maxLength: entryLimits.quantity, inputMode: 'numeric' } },
  { name: 'day', label: 'Delivery by', rule: dateRule, input: { type: 'date', width: 'short' } },
];
