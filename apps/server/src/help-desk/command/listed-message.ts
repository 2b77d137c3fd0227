import { csvFile, isMessageSubject, messageSubjects } from '@quartermaster/contracts';
import type { Message } from '../message-store.ts';

/** A message as lists and exports show it. */
export interface ListedMessage extends Omit<Message, 'subject'> {
  readonly referenceNumber: string;
  readonly status: 'open' | 'closed';
  /** One that the form has no longer may be in the database. */
  readonly subject: string;
  /** Moments are of ISO 8601, UTC; null: it has not happened. */
  readonly receivedAt: string;
  readonly mailedAt: string | null;
  readonly closedAt: string | null;
  readonly note: string;
  /** What an operator has written back; null: nothing by mail. */
  readonly letter: string | null;
  readonly letterBy: string | null;
}

export const subjectWords = (subject: string): string => (isMessageSubject(subject) ? messageSubjects[subject] : subject);

const columns: readonly (readonly [header: string, value: (message: ListedMessage) => string])[] = [
  ['Reference number', ({ referenceNumber }) => referenceNumber],
  ['Received (UTC)', ({ receivedAt }) => receivedAt],
  ['Status', ({ status }) => status],
  ['Store', ({ store }) => store],
  ['About', ({ subject }) => subjectWords(subject)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email ?? ''],
  ['Signed in', ({ isSignedIn }) => (isSignedIn ? 'yes' : 'no')],
  ['Page', ({ page }) => page],
  ['Error ID', ({ errorID }) => errorID],
  ['Answers', ({ answers }) => answers.map(({ question, answer }) => `${question} ${answer}`).join('\n')],
  ['Message', ({ text }) => text],
  ['Mailed (UTC)', ({ mailedAt }) => mailedAt ?? ''],
  ['Closed (UTC)', ({ closedAt }) => closedAt ?? ''],
  ['Note', ({ note }) => note],
  ['Letter', ({ letter }) => letter ?? ''],
];

/** A row for each message. Cells that a spreadsheet would read as formulas are texts. */
export const messagesCsv = (messages: readonly ListedMessage[]): string =>
  `${csvFile([columns.map(([header]) => header), ...messages.map((message) => columns.map(([, value]) => value(message)))])}\r\n`;

const longestLine = 100;

/** Two lines for each message: what the server knows of it, and how it begins. */
export function messageLines(messages: readonly ListedMessage[]): string {
  if (messages.length === 0) return 'No message.\n';
  return messages.map((message) => {
    const { referenceNumber, receivedAt, status, store, subject, mailedAt, text } = message;
    const [first = ''] = text.split('\n');
    const mailed = mailedAt === null ? '  (not mailed)' : '';
    return `${referenceNumber}  ${receivedAt.slice(0, 16).replace('T', ' ')} UTC  ${status}  ${store}  ${subjectWords(subject)}${mailed}\n  ${first.slice(0, longestLine)}${text.length > Math.min(first.length, longestLine) ? '...' : ''}\n`;
  }).join('');
}

/** All of one message. */
export const wholeMessage = (message: ListedMessage): string =>
  `${columns.filter(([header]) => header !== 'Message').map(([header, value]) => `${header}: ${value(message)}`).join('\n')}\n\n${message.text}\n`;
