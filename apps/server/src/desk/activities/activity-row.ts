import { aacRule, emailRule, phoneRule, stateRule, zipRule } from '@quartermaster/contracts';
import type { ListedActivity } from '@quartermaster/contracts-desk';
import { typedLine } from '../../mail/index.ts';
import type { RowProblem } from '../wire/csv-table.ts';
import { readPasswords } from './activity-passwords.ts';

/** The columns of a CSV file of activities, in the order of an export. */
export const activityColumns = ['aac', 'activity', 'contact_name', 'phone', 'email', 'line1', 'line2', 'city', 'state', 'zip', 'active', 'password_for', 'supervisors'] as const;

type Column = (typeof activityColumns)[number];

/** Columns that a file may lack: empty, active, and passwords as they are. */
const optional: ReadonlySet<Column> = new Set(['line2', 'active', 'password_for', 'supervisors']);
export const neededColumns = activityColumns.filter((column) => !optional.has(column));

const ruleOf: Partial<Record<Column, (value: string) => string | null>> = { aac: aacRule, phone: phoneRule, email: emailRule, state: stateRule, zip: zipRule };
const longest = 200;

/** An activity of a file; null: the file says nothing of its passwords, which stay as they are. */
export type ReadActivity = Omit<ListedActivity, 'passwordFor' | 'supervisors'> & { readonly passwordFor: ListedActivity['passwordFor'] | null; readonly supervisors: readonly string[] | null };

/** An activity of a row of a file, or all that is wrong with the row. */
export function readActivityRow(row: Readonly<Record<string, string | undefined>>): { readonly item: ReadActivity } | { readonly problems: readonly RowProblem[] } {
  const of = (column: Column): string => typedLine(row[column]);
  const active = { '': true, yes: true, no: false }[of('active').toLowerCase()];
  const upper = { aac: of('aac').toUpperCase(), state: of('state').toUpperCase() };
  const valueOf = (column: Column): string => (column === 'aac' || column === 'state' ? upper[column] : of(column));
  const problems = activityColumns.flatMap((column): RowProblem[] => {
    const value = valueOf(column);
    if (value === '' && !optional.has(column)) return [{ field: column, reason: 'It is empty.' }];
    if (value.length > longest) return [{ field: column, reason: `It is longer than ${longest} characters.` }];
    const problem = value === '' ? null : (ruleOf[column]?.(value) ?? null);
    return problem === null ? [] : [{ field: column, reason: problem }];
  });
  if (active === undefined) problems.push({ field: 'active', reason: 'Write yes or no.' });
  const passwords = row['password_for'] === undefined && row['supervisors'] === undefined ? { passwordFor: null, supervisors: null } : readPasswords(of('password_for'), of('supervisors'));
  if ('problem' in passwords) problems.push(passwords.problem);
  if (problems.length > 0 || active === undefined || 'problem' in passwords) return { problems };
  return {
    item: {
      ...upper, ...passwords, active, activity: of('activity'), contactName: of('contact_name'), phone: of('phone'), email: of('email'),
      line1: of('line1'), line2: of('line2'), city: of('city'), zip: of('zip'),
    },
  };
}

/** The fields of an activity under the names of the columns. */
export const activityCells = (activity: ListedActivity): Record<Column, string> => {
  const { contactName, active, passwordFor, supervisors, ...same } = activity;
  return { ...same, contact_name: contactName, active: active ? 'yes' : 'no', password_for: passwordFor, supervisors: supervisors.join(' ') };
};
