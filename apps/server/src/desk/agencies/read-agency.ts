import { typedLine } from '../../mail/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { readMemberDomain } from '../../virtual-store/index.ts';

/** The lines of a text without those that are empty, each once. */
const linesOf = (text: string, separator: RegExp): string[] => [...new Set(text.split(separator).map((line) => typedLine(line)).filter((line) => line !== ''))];

/** The domains of an agency as they were typed. @throws Problem 400, at the field, for one that is no domain, or that many share */
export function typedDomains(text: string): string[] {
  return [...new Set(linesOf(text, /[\s,;]+/).map(domainOf))];
}

function domainOf(typed: string): string {
  try {
    return agencyDomain(typed);
  } catch (error) {
    throw requestInvalid([{ field: 'emailDomains', message: error instanceof Error ? error.message : String(error) }]);
  }
}

/**
 * A domain of one agency, in small letters. Those of the armed forces are of agencies alone: the rest of what is no domain of a single government is none of an agency.
 *
 * @throws Error for what is none, or one that many share
 */
export const agencyDomain = (typed: string): string => (/\.mil$/i.test(typed) ? milDomain(typed) : readMemberDomain(typed));

function milDomain(typed: string): string {
  const domain = typed.toLowerCase();
  if (!/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}mil$/.test(domain)) throw new Error(`'${typed.slice(0, 80)}' is no domain such as army.mil.`);
  return domain;
}

/** The bureaus of an agency as they were typed, one in a line or with semicolons between them, as the file has them: no name holds one. By name. */
export const typedBureaus = (text: string): string[] => linesOf(text, /\r?\n|;/).map((name) => name.slice(0, 200)).toSorted((a, b) => a.localeCompare(b, 'en'));
