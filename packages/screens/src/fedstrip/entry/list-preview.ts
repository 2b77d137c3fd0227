import { readList, type FedstripEntry } from '@quartermaster/contracts';
import { blankLine, type EntryRow } from './entry-rows.ts';
import { problemsOfLine } from './line-problems.ts';

export interface PreviewedLine {
  /** In the list, from 1. */
  readonly number: number;
  readonly line: Pick<EntryRow['typed'], 'stockNumber' | 'quantity' | 'unitOfIssue'>;
  /** Why it is not taken as it is; none: it was read. */
  readonly problems: readonly string[];
}

export type ListPreview = { readonly lines: readonly PreviewedLine[] } | { readonly problem: string };

/**
 * What a list says, line by line, before it enters. A line is checked by the rules as far as it says something: a unit that it leaves out may come with the item, and what is wrong with the data of all
 * lines is said elsewhere.
 */
export function previewOf(given: Pick<FedstripEntry, 'activity' | 'constants' | 'surroundings'>, text: string): ListPreview {
  const { rows, problem } = readList(text);
  if (problem !== null) return { problem };
  return {
    lines: rows.map(({ number: stockNumber, quantity, unit: unitOfIssue }, at) => {
      const line = { stockNumber: stockNumber.slice(0, 40), quantity, unitOfIssue };
      const problems = problemsOfLine(given, { typed: { ...blankLine, ...line }, item: null, exception: null });
      return { number: at + 1, line, problems: [...cutOff(stockNumber), ...problems.filter(({ field }) => field === 'stockNumber' || field === 'quantity' || (field === 'unitOfIssue' && unitOfIssue !== '')).map(({ message }) => message)] };
    }),
  };
}

const cutOff = (stockNumber: string): string[] => (stockNumber.length > 40 ? ['The number is longer than 40 characters, and is cut off.'] : []);
