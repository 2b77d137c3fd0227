import { parseArgs } from 'node:util';
import { withTransaction, type Pool } from '@quartermaster/database';
import type { RequisitionTransport } from '@quartermaster/deployment';
import { enterRequisitions } from '../entry/enter-requisitions.ts';
import { rejectsText, type LineReject } from '../entry/line-reject.ts';
import { readExceptions } from '../entry/read-exceptions.ts';
import { RequisitionError } from '../requisition-error.ts';
import { setRuleSetting } from '../rules/kept-settings.ts';
import { cancel, followUp } from '../sending/ask-supply.ts';
import { exportDocuments } from '../sending/export-documents.ts';
import { importStatus } from '../status/import-status.ts';
import { listedRequisitions } from './listed-requisitions.ts';
import { shownRequisition } from './shown-requisition.ts';
import { shownRules } from './shown-rules.ts';

const usage = `Usage:
  npm run requisitions -- enter FILE                 enters records of 80 columns; serial number, date and routing identifier may be blank
      --approver=NAME      the commander or designated reviewer who approved the urgent ones
      --again              a file that was entered before is meant a second time
      --exceptions=FILE    remarks and further advice codes, a JSON object a line with the number of the line
  npm run requisitions -- export FOLDER              writes a file of all documents that wait
  npm run requisitions -- import-status FILE         records supply and shipment status
  npm run requisitions -- list [STATUS]              the newest 50, or those of a status
  npm run requisitions -- show NUMBER                status, columns, and all that happened
  npm run requisitions -- follow-up NUMBER           asks what became of it, with the next export
  npm run requisitions -- cancel NUMBER [QUANTITY]   takes it back, or asks to cancel it, with the next export
  npm run requisitions -- rules                      the settings of the rules
  npm run requisitions -- set NAME VALUE             changes one of them

docs/requisitions.md has the rest.`;

/** What the command has of the machine that it runs on. */
export interface CommandSource {
  /** The person at the terminal. */
  readonly operator: string;
  readonly now: Date;
  readonly read: (file: string) => string;
  /** Writes what was left out beside a file, and gives the words that say so; empty where nothing was. */
  readonly rejects: (file: string, text: string) => string;
  readonly transport: (folder: string) => RequisitionTransport;
}

type Run = (database: Pool, words: readonly string[], source: CommandSource, options: Readonly<{ approver?: string | undefined; again?: boolean | undefined; exceptions?: string | undefined }>) => Promise<string>;

/** Each command with the least and the most words that follow it. */
const commands: Readonly<Record<string, readonly [least: number, most: number, run: Run]>> = {
  enter: [1, 1, async (database, [file = ''], source, { approver = '', again = false, exceptions }) => {
    const { numbers, rejects } = await enterRequisitions(database, { text: source.read(file), approver, enteredBy: source.operator, isMeantAgain: again, ...(exceptions !== undefined && { exceptions: readExceptions(source.read(exceptions)) }) }, source.now);
    return `${numbers.map((number) => `${number}\n`).join('')}${numbers.length} entered, ${leftOut(file, rejects, source)}\n`;
  }],
  export: [1, 1, async (database, [folder = ''], { transport, operator, now }) =>
    (await exportDocuments(database, transport(folder), operator, now)).map(({ where, documents }) => `${where}: ${documents} ${documents === 1 ? 'document' : 'documents'}\n`).join('') || 'Nothing waits to be sent.\n'],
  'import-status': [1, 1, async (database, [file = ''], source) => {
    const { recorded, repeated, rejects } = await importStatus(database, source.read(file), source.operator, source.now);
    return `${recorded} recorded, ${repeated} known before, ${leftOut(file, rejects, source)}\n`;
  }],
  list: [0, 1, (database, [status]) => listedRequisitions(database, status ?? null)],
  show: [1, 1, (database, [number = '']) => withTransaction(database, (connection) => shownRequisition(connection, number))],
  'follow-up': [1, 1, (database, [documentNumber = ''], { operator, now }) => withTransaction(database, (connection) => followUp(connection, { documentNumber, actor: operator, now }))],
  cancel: [1, 2, (database, [documentNumber = '', quantity], { operator, now }) =>
    withTransaction(database, (connection) => cancel(connection, { documentNumber, actor: operator, now }, piecesOf(quantity)))],
  rules: [0, 0, (database) => shownRules(database)],
  set: [2, 2, async (database, [name = '', value = ''], { operator, now }) => {
    await setRuleSetting(database, name, value, operator, now);
    return shownRules(database);
  }],
};

/**
 * Runs one command about requisitions, and gives what it prints.
 *
 * @throws RequisitionError that says what is wrong and what to write instead
 */
export async function requisitionCommand(database: Pool, args: readonly string[], source: CommandSource): Promise<string> {
  const { words: [word = '', ...words], options } = readArguments(args);
  const [least, most, run] = commands[word] ?? [];
  if (run === undefined || words.length < (least ?? 0) || words.length > (most ?? 0)) throw new RequisitionError(usage);
  return run(database, words, source, options);
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { approver: { type: 'string' }, again: { type: 'boolean' }, exceptions: { type: 'string' } } });
    return { words: positionals, options: values };
  } catch (error) {
    throw new RequisitionError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

const leftOut = (file: string, rejects: readonly LineReject[], source: CommandSource): string => `${rejects.length} left out.${source.rejects(file, rejectsText(rejects))}`;

function piecesOf(quantity: string | undefined): number | null {
  if (quantity === undefined) return null;
  if (!/^[1-9]\d{0,6}$/.test(quantity)) throw new RequisitionError(`"${quantity}" is no quantity. Give a whole number of pieces.`);
  return Number(quantity);
}
