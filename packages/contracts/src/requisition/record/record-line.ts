import { problem, type Problem } from './problem.ts';

/** The columns of a record. */
export const recordLength = 80;
/** A record whose end is blank may come without some of these blanks. */
const shortestLine = 71;

/** All 80 columns of a line: what is blank at its end may be missing, and nothing is ever cut off (rules R01 and R02). */
export function recordOfLine(line: string): { readonly record: string } | { readonly problems: readonly Problem[] } {
  const problems = [...lengthProblem(line), ...characterProblem(line)];
  return problems.length > 0 ? { problems } : { record: line.padEnd(recordLength) };
}

function lengthProblem(line: string): Problem[] {
  if (line.length >= shortestLine && line.length <= recordLength) return [];
  return [problem('R01', null, line.length > recordLength
    ? `The record has ${line.length} characters, ${line.length - recordLength} more than its 80 columns. Remove what is too much: nothing is cut off.`
    : `The record has ${line.length} characters. Give all 80 columns, or at least 71 where the others are blank.`)];
}

function characterProblem(line: string): Problem[] {
  const at = line.search(/[^\x20-\x7e]/);
  return at === -1 ? [] : [problem('R02', null, `Column ${at + 1} holds a character that is no plain letter, digit or sign. Use printable ASCII alone.`)];
}
