import { parseCalendarDate } from '@quartermaster/contracts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { cutCardNumbers, lastFourOf } from './cut-card-numbers.ts';
import { readAmount } from './read-amount.ts';
import type { ReadStatement, StatementCharge, StatementProblem } from './statement-line.ts';

/** Elements that a file may have more than once. */
const repeated: ReadonlySet<string> = new Set(['CCSTMTTRNRS', 'STMTTRNRS', 'STMTTRN']);

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false, processEntities: false, isArray: (name) => repeated.has(name) });

type Element = { readonly [name: string]: unknown };
const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null && !Array.isArray(value);
const inside = (element: Element, name: string): Element => (isElement(element[name]) ? element[name] : {});
const each = (element: Element, name: string): readonly Element[] => (Array.isArray(element[name]) ? element[name].filter(isElement) : []);
const textOf = (element: Element, name: string): string => (typeof element[name] === 'string' ? plain(element[name]).trim() : '');

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const plain = (text: string): string => text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => characters[name] ?? whole);

/** Whether a text is meant as OFX, of version 1 (SGML) or 2 (XML). */
export const isOfx = (text: string): boolean => /<OFX>/i.test(text.slice(0, 5_000));

/** An element with a value ends there: OFX 1 leaves its end tag out. Of each the end tag is put, and one that is there already is not doubled. */
const closed = (ofx: string): string => ofx.replaceAll(/<([A-Za-z0-9_.]{1,40})>([^<]*[^<\s][^<]*)(?:<\/\1>)?/g, (_whole, name: string, value: string) => `<${name}>${value.trim().replaceAll(/&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d+);)/g, '&amp;')}</${name}>`);

/** The charges of the credit card statements of an OFX file, or what is wrong with it. */
export function readOfxStatement(text: string): ReadStatement {
  const begin = text.search(/<OFX>/i);
  const lines = linesOfCharges(text);
  const root = rootOf(closed(text.slice(begin)));
  if (typeof root === 'string') return { problems: [{ line: 0, message: `The file is not OFX: ${cutCardNumbers(root).slice(0, 200)} Download it from the bank again.` }] };
  const statements = each(inside(root, 'CREDITCARDMSGSRSV1'), 'CCSTMTTRNRS').map((response) => inside(response, 'CCSTMTRS'));
  if (statements.length === 0) return { problems: [{ line: 0, message: 'The file has no statement of a credit card (CREDITCARDMSGSRSV1). Choose the account of the card at the bank.' }] };
  let count = 0;
  const read = statements.flatMap((statement) => {
    const lastFour = lastFourOf(textOf(inside(statement, 'CCACCTFROM'), 'ACCTID'));
    const currency = textOf(statement, 'CURDEF');
    return each(inside(statement, 'BANKTRANLIST'), 'STMTTRN').map((charge) => readCharge(charge, lines[count++] ?? 1, { lastFour, currency }));
  });
  const problems = read.flatMap((one) => ('problems' in one ? one.problems : []));
  if (problems.length > 0) return { problems };
  if (read.length === 0) return { problems: [{ line: 0, message: 'The statement has no charges.' }] };
  return { charges: read.flatMap((one) => ('charge' in one ? [one.charge] : [])) };
}

/** The element of all others; or why the text has none. */
function rootOf(xml: string): Element | string {
  // oxlint-disable-next-line typescript/no-deprecated -- the parser by itself reads half a document as a whole one
  const valid = XMLValidator.validate(xml);
  if (valid !== true) return valid.err.msg;
  try {
    const parsed: unknown = parser.parse(xml);
    return isElement(parsed) ? inside(parsed, 'OFX') : {};
  } catch (error) {
    // It refuses what no bank writes: elements within thousands of others, or with names that objects have.
    return `${error instanceof Error ? error.message : String(error)}.`;
  }
}

function readCharge(element: Element, line: number, { lastFour, currency }: { readonly lastFour: string | null; readonly currency: string }): { readonly charge: StatementCharge } | { readonly problems: readonly StatementProblem[] } {
  const posted = textOf(element, 'DTPOSTED');
  const day = parseCalendarDate(`${posted.slice(0, 4)}-${posted.slice(4, 6)}-${posted.slice(6, 8)}`);
  const amount = readAmount(textOf(element, 'TRNAMT'));
  const vendor = cutCardNumbers(textOf(element, 'NAME') || textOf(inside(element, 'PAYEE'), 'NAME') || textOf(element, 'MEMO')).slice(0, 200);
  const problems = [
    ...(day === null ? [`DTPOSTED “${cutCardNumbers(posted).slice(0, 40)}” is no date. It begins like 20261123.`] : []),
    ...(amount === null ? [`TRNAMT “${cutCardNumbers(textOf(element, 'TRNAMT')).slice(0, 40)}” is no amount. It is written like -218.40.`] : []),
    ...(vendor === '' ? ['No vendor is named (NAME or MEMO).'] : []),
    ...(currency !== '' && currency !== 'USD' ? [`The amount is in ${currency.slice(0, 10)}. Orders are in U.S. dollars (USD).`] : []),
  ].map((message) => ({ line, message }));
  if (day === null || amount === null || problems.length > 0) return { problems };
  // What the holder of the card pays is below zero there.
  return { charge: { line, day, amount: amount === 0 ? 0 : -amount, vendor, lastFour, reference: cutCardNumbers(textOf(element, 'REFNUM') || textOf(element, 'FITID')).slice(0, 100) } };
}

/** The lines of the file in which charges begin, in their order. */
function linesOfCharges(text: string): readonly number[] {
  const lines: number[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) for (const _begin of line.matchAll(/<STMTTRN>/g)) lines.push(index + 1);
  return lines;
}
