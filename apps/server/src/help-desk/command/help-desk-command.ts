import { parseArgs } from 'node:util';
import { isMessageSubject, messageSubjects, parseCalendarDate } from '@quartermaster/contracts';
import { withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { messageNumberOf } from '../message-reference.ts';
import { setClosed } from '../message-state.ts';
import { readContacts, writeContacts } from './contacts-file.ts';
import { HelpDeskError } from './help-desk-error.ts';
import { messageLines, messagesCsv, wholeMessage } from './listed-message.ts';
import { readMessage, readMessages, type MessageFilter } from './read-messages.ts';

const usage = `Usage:
  npm run help-desk -- list [FILTER...]            open messages, the newest first
  npm run help-desk -- show NUMBER                 all of one message
  npm run help-desk -- export FILE [FILTER...]     writes messages to FILE.csv or FILE.json
  npm run help-desk -- close NUMBER --note=TEXT    it is answered or needs no answer
  npm run help-desk -- reopen NUMBER
  npm run help-desk -- contacts [FILE.json]        prints the contacts of the stores, or makes them what the file says

Filters: --status=open|closed|all  --store=NAME  --about=${Object.keys(messageSubjects).join('|')}  --since=YYYY-MM-DD  --most=NUMBER

docs/help-desk.md has the rest.`;

/** The files that the command reads and writes. */
export interface CommandFiles {
  /** The JSON of a file. */
  read(path: string): unknown;
  write(path: string, text: string): void;
}

type Options = Readonly<Partial<Record<'status' | 'store' | 'about' | 'since' | 'most' | 'note', string>>>;

/**
 * Runs one command of the operator, all of it or nothing, and gives what it prints.
 *
 * @throws HelpDeskError that says what is wrong and what to write instead
 */
export function helpDeskCommand(database: Pool, args: readonly string[], files: CommandFiles, now: Date): Promise<string> {
  const { word, rest, options } = readArguments(args);
  return withTransaction(database, async (connection) => {
    switch (word) {
      case 'list':
        return messageLines(await readMessages(connection, filterOf(options, rest.length, 50)));
      case 'export':
        return exported(connection, rest, options, files);
      case 'show':
        return wholeMessage(await found(connection, rest));
      case 'close':
        return closed(connection, rest, (options.note ?? '').trim(), now);
      case 'reopen':
        return reopened(connection, rest);
      case 'contacts':
        if (rest.length > 1) throw new HelpDeskError(usage);
        if (rest[0] !== undefined) await writeContacts(connection, rest[0], files.read(rest[0]));
        return `${JSON.stringify(await readContacts(connection), null, 2)}\n`;
      default:
        throw new HelpDeskError(usage);
    }
  });
}

function readArguments(args: readonly string[]): { word: string | undefined; rest: readonly string[]; options: Options } {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { status: text, store: text, about: text, since: text, most: text, note: text } });
    const [word, ...rest] = positionals;
    return { word, rest, options: values };
  } catch (error) {
    throw new HelpDeskError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function filterOf({ status = 'open', store, about, since, most }: Options, words: number, otherwise: number | null): MessageFilter {
  if (words > 0) throw new HelpDeskError(usage);
  if (status !== 'open' && status !== 'closed' && status !== 'all') throw new HelpDeskError(`--status is "${status}". Use open, closed or all.`);
  if (about !== undefined && !isMessageSubject(about)) throw new HelpDeskError(`--about is "${about}". Use one of ${Object.keys(messageSubjects).join(', ')}.`);
  const day = since === undefined ? null : parseCalendarDate(since);
  if (since !== undefined && day === null) throw new HelpDeskError(`--since is "${since}". Use a day such as 2026-11-22.`);
  if (most !== undefined && !/^[1-9]\d{0,6}$/.test(most)) throw new HelpDeskError(`--most is "${most}". Use a whole number from 1.`);
  return {
    status,
    store: store?.toUpperCase() ?? null,
    subject: about ?? null,
    since: day === null ? null : new Date(`${day}T00:00:00Z`),
    most: most === undefined ? otherwise : Number(most),
  };
}

async function exported(connection: Connection, [file, ...more]: readonly string[], options: Options, files: CommandFiles): Promise<string> {
  const kind = /\.(csv|json)$/i.exec(file ?? '')?.[1]?.toLowerCase();
  if (file === undefined || kind === undefined) throw new HelpDeskError(`Name a file that ends in .csv or .json.\n\n${usage}`);
  const messages = await readMessages(connection, filterOf({ status: 'all', ...options }, more.length, null));
  files.write(file, kind === 'csv' ? messagesCsv(messages) : `${JSON.stringify(messages, null, 2)}\n`);
  return `${messages.length} ${messages.length === 1 ? 'message is' : 'messages are'} in ${file}.\n`;
}

function numberOf(words: readonly string[]): string {
  const [reference, ...more] = words;
  if (reference === undefined || more.length > 0) throw new HelpDeskError(usage);
  const number = messageNumberOf(reference);
  if (number === null) throw new HelpDeskError(`${reference} is no reference number of a message: it looks like H-0000123-4, and one of its digits proves the others.`);
  return number;
}

async function found(connection: Connection, words: readonly string[]) {
  const message = await readMessage(connection, numberOf(words));
  if (message === null) throw new HelpDeskError(`There is no message ${words[0]}. It may have been taken away: messages are kept for HELP_DESK_KEPT_DAYS.`);
  return message;
}

async function closed(connection: Connection, words: readonly string[], note: string, now: Date): Promise<string> {
  if (note === '') throw new HelpDeskError('Say in --note="..." how the message was answered, or why it needs no answer.');
  const { referenceNumber, status } = await found(connection, words);
  if (status === 'closed') throw new HelpDeskError(`${referenceNumber} is closed already. "npm run help-desk -- reopen ${referenceNumber}" opens it again.`);
  await setClosed(connection, numberOf(words), { at: now, note });
  return `${referenceNumber} is closed.\n`;
}

/** Its note stays: it says what was thought to be the answer. */
async function reopened(connection: Connection, words: readonly string[]): Promise<string> {
  const { referenceNumber, status } = await found(connection, words);
  if (status === 'open') throw new HelpDeskError(`${referenceNumber} is open.`);
  await setClosed(connection, numberOf(words), null);
  return `${referenceNumber} is open again.\n`;
}
