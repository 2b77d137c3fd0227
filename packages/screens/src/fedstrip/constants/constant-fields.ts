import { adviceCodes, demandCodes, mediaStatusCodes, signalCodes, type Code, type ConstantData } from '@quartermaster/contracts/requisition';
import type { Field } from '../../forms/index.ts';

const capitals = (typed: string): string => typed.trim().toUpperCase();
const short = { maxLength: 6, width: 'short', autoCapitalize: 'characters', autoComplete: 'off' } as const;

/** The data that repeat on each line, in the order of their columns. The rules say what is wrong with them, with their numbers. */
export const constantFields: readonly Field<keyof ConstantData>[] = [
  { name: 'signalCode', label: 'Signal code (column 51)', rule: null, input: { hint: 'Who is shipped to and who is billed.' } },
  { name: 'fundCode', label: 'Fund code (columns 52 and 53)', rule: null, normalized: capitals, input: { ...short, maxLength: 2, hint: 'Blank for free issue (signal D or M).' } },
  { name: 'supplementaryAddress', label: 'Supplementary address (columns 45 to 50)', rule: null, normalized: capitals, input: { ...short, hint: 'The AAC that signal B, J, K, L or M ships to or bills; or Y with local data.' } },
  { name: 'priority', label: 'Priority designator (columns 60 and 61)', rule: null, normalized: capitals, input: { ...short, maxLength: 2, hint: '01 to 15.' } },
  { name: 'approver', label: 'Approved by', rule: null, input: { maxLength: 100, hint: 'The commander or designated reviewer, where the priority is urgent.', autoComplete: 'off' } },
  { name: 'requiredDeliveryDate', label: 'Required delivery date (columns 62 to 64)', rule: null, normalized: capitals, input: { ...short, maxLength: 3, hint: 'Blank, a day of the year from 001 to 366, or a code such as 777.' } },
  { name: 'demandCode', label: 'Demand code (column 44)', rule: null },
  { name: 'mediaAndStatus', label: 'Media and status (column 7)', rule: null, input: { hint: 'Who gets status.' } },
  { name: 'distributionCode', label: 'Distribution code (columns 54 to 56)', rule: null, normalized: capitals, input: { ...short, maxLength: 3, hint: 'Its first character names the activity that media and status C, U, W, X or Y informs.' } },
  { name: 'projectCode', label: 'Project code (columns 57 to 59)', rule: null, normalized: capitals, input: { ...short, maxLength: 3, hint: 'Blank, unless a project has a code that you were given.' } },
  { name: 'adviceCode', label: 'Advice code (columns 65 and 66)', rule: null },
];

const listed = (codes: readonly Code<unknown>[]) => codes.map(({ code, meaning }) => ({ value: code, label: code === '' ? `Blank: ${meaning}` : `${code}: ${meaning}` }));

/** The codes to choose from, where a table has them all. */
export const codesOf: Readonly<Partial<Record<keyof ConstantData, readonly { value: string; label: string }[]>>> = {
  signalCode: listed(signalCodes.codes.filter(({ more }) => more.fundCode !== 'restricted')),
  demandCode: listed(demandCodes.codes),
  mediaAndStatus: listed(mediaStatusCodes.codes),
  adviceCode: [{ value: '', label: 'None' }, ...listed(adviceCodes.codes)],
};
