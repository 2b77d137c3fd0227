import { isMessageSubject, messageSubjects } from '@quartermaster/contracts';
import { answerMessageService, closeMessageService, exportMessagesService, messageService, messagesService, reopenMessageService, type ListedDeskMessage } from '@quartermaster/contracts-desk';
import { letterToSender, messageNumberOf, messageReference, messagesCsv, noteAnswer, readMessage, readMessagesOf, setClosed, subjectWords, type ListedMessage } from '../../help-desk/index.ts';
import { mailWaiting, typedText } from '../../mail/index.ts';
import type { Queries, Randomness } from '../../runtime/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { listMessages, ofFilter, type DeskMessageRow } from './message-queries.ts';

const subjects = Object.entries(messageSubjects).map(([value, label]) => ({ value, label }));

/** What people wrote to the help desk: read, answered by mail, closed. */
export const messageDeskServices = (randomness: Pick<Randomness, 'uuid'>): readonly DeskImplementation[] => [
  implementRead(messagesService, async (filter, { database }) => {
    const rows = await listMessages(database, checked(filter));
    return { ...pagesOf(rows, filter.page), messages: rows.map(listedOf), subjects };
  }),
  implementRead(messageService, async ({ number }, { database }) => {
    const { referenceNumber, status, subject, letter, letterBy, name, answers, ...message } = await found(database, number);
    return {
      message: { ...message, number: referenceNumber, state: status, about: subjectWords(subject), sender: senderWords(name, message.email), answers: answers.map(({ question, answer }) => ({ question, answer })) },
      letter: letter === null ? null : { text: letter, by: letterBy ?? '' },
    };
  }),
  implementWrite(answerMessageService, async ({ number, letter: typed }, connection, { operator, now }) => {
    const message = await found(connection, number);
    const { email } = message;
    if (email === null) throw requestInvalid([{ field: 'letter', message: `The sender of ${message.referenceNumber} gave no e-mail address. Close it with a note instead.` }]);
    const letter = typedText(typed);
    if (!(await noteAnswer(connection, numberOf(number), { letter, by: operator.login, at: now }))) throw closedAlready(message.referenceNumber);
    // In the transaction: the letter leaves if the message is closed, and not without it.
    await connection.query(mailWaiting(letterToSender(email, message.referenceNumber, letter), now, randomness.uuid()));
    return { answer: {}, change: { action: 'message.answered', subject: message.referenceNumber, details: { store: message.store } } };
  }),
  implementWrite(closeMessageService, async ({ number, note }, connection, { now }) => {
    const { referenceNumber, store } = await found(connection, number);
    if (!(await setClosed(connection, numberOf(number), { at: now, note }))) throw closedAlready(referenceNumber);
    return { answer: {}, change: { action: 'message.closed', subject: referenceNumber, details: { store, note } } };
  }),
  implementWrite(reopenMessageService, async ({ number }, connection) => {
    const { referenceNumber, store } = await found(connection, number);
    if (!(await setClosed(connection, numberOf(number), null))) throw changedMeanwhile(`${referenceNumber} is open already. Load the page again.`);
    return { answer: {}, change: { action: 'message.reopened', subject: referenceNumber, details: { store } } };
  }),
  implementRead(exportMessagesService, async (filter, { database, now }) => ({
    fileName: `messages-${now.toISOString().slice(0, 10)}.csv`,
    csv: messagesCsv(await readMessagesOf(database, ofFilter(checked(filter)))),
  })),
];

/** @throws Problem where the list has no such subject */
function checked<Filter extends { readonly about: string }>(filter: Filter): Filter {
  if (filter.about === '' || isMessageSubject(filter.about)) return filter;
  throw requestInvalid([{ field: 'about', message: `Choose one of ${subjects.map(({ value }) => value).join(', ')}, or none.` }]);
}

const longestBeginning = 120;

function listedOf(row: DeskMessageRow): ListedDeskMessage {
  const text = row.text === '' ? row.first_answer ?? '' : row.text;
  return {
    number: messageReference(row.message_number), state: row.closed_at === null ? 'open' : 'closed', store: row.store, about: subjectWords(row.subject),
    sender: senderWords(row.sender_name, row.sender_email), receivedAt: row.received_at.toISOString(), begins: text.length > longestBeginning ? `${text.slice(0, longestBeginning)}...` : text,
  };
}

const senderWords = (name: string, email: string | null): string => [name, email ?? ''].filter((part) => part !== '').join(', ');

/** @throws Problem 404 */
async function found(queries: Queries, number: string): Promise<ListedMessage> {
  const message = await readMessage(queries, numberOf(number));
  if (message === null) throw notFound(`There is no message ${number.slice(0, 40)}. It may have been taken away: messages are kept for some time only.`);
  return message;
}

function numberOf(reference: string): string {
  const number = messageNumberOf(reference);
  if (number === null) throw notFound(`There is no message ${reference.slice(0, 40)}. Its number looks like H-0000123-4; check its digits.`);
  return number;
}

const closedAlready = (number: string) => changedMeanwhile(`${number} was closed by another operator already. Load the page again.`);
