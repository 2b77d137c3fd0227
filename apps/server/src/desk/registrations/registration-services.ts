import { decideRegistrationService, mailLetterService, registrationService, registrationsService } from '@quartermaster/contracts-desk';
import type { MailStrategy } from '@quartermaster/deployment';
import { countedNumber } from '../../checkout/index.ts';
import { written } from '../../help-desk/index.ts';
import { typedText } from '../../mail/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { implementRead, implementWrite, type DeskContext, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { letterMail, proposedLetters } from './letters.ts';
import { decideRequest, listRequests, noteLetterMailed, readRequest, type WholeRequest } from './request-queries.ts';

/** Requests for accounts: people read them and write back, as the pages of the registration say. */
export const registrationDeskServices = (mail: MailStrategy): readonly DeskImplementation[] => [
  implementRead(registrationsService, async (filter, { database }) => {
    const { rows, requests } = await listRequests(database, filter);
    return { ...pagesOf(rows, filter.page), requests: [...requests] };
  }),
  implementRead(registrationService, async ({ number }, { database }) => {
    const { request, letter, letterMailedAt } = await found(database, number);
    return { request, letter: letter === null ? null : { text: letter, mailedAt: letterMailedAt?.toISOString() ?? null }, proposed: proposedLetters(request) };
  }),
  implementWrite(decideRegistrationService, async ({ number, decision, letter }, connection, context) => {
    const { request } = await found(connection, number);
    if (!(await decideRequest(connection, numberOf(number), decision, typedText(letter), context.operator.login, context.now))) {
      throw changedMeanwhile(`${request.number} was decided by ${request.decidedBy ?? 'another operator'} already. Load the page again.`);
    }
    return {
      answer: {},
      change: { action: `registration.${decision}`, subject: request.number, details: { store: request.store } },
      afterward: () => mailLetter(mail, number, context),
    };
  }),
  implementWrite(mailLetterService, async ({ number }, connection, context) => {
    const { request, letter } = await found(connection, number);
    if (letter === null) throw notFound(`${request.number} has no letter: it is not decided yet.`);
    return { answer: {}, change: { action: 'registration.letter-mailed', subject: request.number }, afterward: () => mailLetter(mail, number, context) };
  }),
];

/** Hands the letter to what sends mail. Where that fails, the request shows that its letter has still to be mailed. */
async function mailLetter(mail: MailStrategy, number: string, { database, now, log }: DeskContext): Promise<void> {
  const { request, letter } = await found(database, number);
  if (letter === null || request.state === 'open') return;
  if (await written(mail, letterMail(request, request.state, letter), log)) await noteLetterMailed(database, numberOf(number), now);
}

/** @throws Problem 404 */
async function found(queries: Queries, number: string): Promise<WholeRequest> {
  const request = await readRequest(queries, numberOf(number));
  if (request === null) throw unknownNumber(number);
  return request;
}

function numberOf(reference: string): string {
  const counted = countedNumber('R', reference);
  if (counted === null) throw unknownNumber(reference);
  return counted;
}

const unknownNumber = (number: string) => notFound(`There is no request ${number.slice(0, 40)}. Its number looks like R-0000123-4; check its digits.`);
