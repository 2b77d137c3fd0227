import { entryLimits, type ExceptionData } from '@quartermaster/contracts/requisition';
import { RequisitionError } from '../requisition-error.ts';
import { recordLines } from './line-reject.ts';

const form = 'Write a JSON object on each line, such as {"line": 3, "remarks": "Deliver to dock 4.", "furtherAdviceCodes": ["2D"]}.';

/**
 * Exception data of the lines of a file of requisitions, from a file beside it: a JSON object a line, with the number of the line, from 1.
 *
 * @throws RequisitionError for a line that is none, with its number
 */
export function readExceptions(text: string): ReadonlyMap<number, ExceptionData> {
  const found = new Map<number, ExceptionData>();
  for (const [at, written] of recordLines(text)) {
    const refuse = (why: string): never => { throw new RequisitionError(`Line ${at} of the exception data: ${why} ${form} Nothing was changed.`); };
    const { line, remarks = '', furtherAdviceCodes = [], exportOption = '' } = objectOf(written) ?? refuse('it is no JSON object.');
    if (typeof line !== 'number' || !Number.isInteger(line) || line < 1) return refuse('“line” is no number of a line.');
    if (found.has(line)) return refuse(`line ${line} has exception data already.`);
    if (typeof remarks !== 'string' || remarks.length > entryLimits.remarks) return refuse(`“remarks” is no text of ${entryLimits.remarks} characters at most.`);
    if (!Array.isArray(furtherAdviceCodes) || !furtherAdviceCodes.every((code) => typeof code === 'string')) return refuse('“furtherAdviceCodes” is no list of codes.');
    if (typeof exportOption !== 'string' || exportOption.length > entryLimits.exportOption) return refuse(`“exportOption” is no text of ${entryLimits.exportOption} characters at most.`);
    found.set(line, { remarks, furtherAdviceCodes: furtherAdviceCodes.join(' '), exportOption });
  }
  return found;
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : null;
  } catch {
    return null;
  }
}
