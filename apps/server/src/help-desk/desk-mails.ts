import { createHash } from 'node:crypto';
import { messageSubjects } from '@quartermaster/contracts';
import type { Mail } from '@quartermaster/deployment';
import type { Message } from './message-store.ts';

/** What an operator writes to the sender of a message. */
export const letterToSender = (recipient: string, referenceNumber: string, letter: string): Mail => ({
  kind: 'help-desk-answer',
  recipient,
  subject: `About your message to the help desk: ${referenceNumber}`,
  body: `${letter}\n`,
});

/** The id of the mail about a message, of its number: written again, it is the same mail. */
export const deskMailId = (messageNumber: string): string =>
  createHash('sha256').update(`help-desk-message ${messageNumber}`).digest('hex').slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5');

/** The mail that brings a message to the desk. What people typed is in its text alone, below what the server knows. */
export const mailToDesk = (message: Message, referenceNumber: string): Omit<Mail, 'recipient'> => ({
  kind: 'help-desk-message',
  subject: `${referenceNumber}: a message from the ${message.store} store`,
  body: `${[
    ['Reference number', referenceNumber],
    ['Store', message.store],
    ['About', messageSubjects[message.subject]],
    ['From', senderOf(message)],
    ['Page', message.page],
    ['Error ID', message.errorID],
  ].flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`])).join('\n')}\n\n${[...message.answers.map(({ question, answer }) => `${question}\n${answer}`), message.text].filter((part) => part !== '').join('\n\n')}\n`,
});

function senderOf({ name, email, isSignedIn }: Message): string {
  const sender = [name, email].filter((part) => part !== null && part !== '').join(', ');
  if (isSignedIn) return `${sender} (signed in)`;
  return sender === '' ? 'a visitor who gave no name' : `${sender} (not signed in: anybody can have typed this)`;
}

/**
 * The receipt for a signed-in sender, at an address that is proved to be theirs. Visitors get none, for they could name the address of
 * somebody else; and nothing that was typed is in it.
 */
export const receipt = (recipient: string, message: Message, referenceNumber: string): Mail => ({
  kind: 'help-desk-receipt',
  recipient,
  subject: `Your message to the help desk: ${referenceNumber}`,
  body: `The ${message.store} store has recorded your message to its help desk under the reference number ${referenceNumber}. Name it when you ask about your message.\n`,
});
