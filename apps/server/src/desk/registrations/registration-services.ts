import { decideRegistrationService, mailLetterService, registrationService, registrationsService } from '@quartermaster/contracts-desk';
import type { MailStrategy } from '@quartermaster/deployment';
import { countedNumber } from '../../checkout/index.ts';
import { typedText } from '../../mail/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { AccountKeeper } from '../../kept-accounts/index.ts';
import { implementElsewhere, implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { accountCode, agencyOfCode, proposedLetters } from '../../profile/index.ts';
import { accountOf } from '../accounts/account-of.ts';
import { decideRequest, listRequests, readRequest, type WholeRequest } from './request-queries.ts';
import { sendLetter } from './send-letter.ts';

/** Requests for accounts: people read them and write back, as the pages of the registration say. */
export const registrationDeskServices = (mail: MailStrategy, keeper: AccountKeeper, webOrigin: string): readonly DeskImplementation[] => [
  implementRead(registrationsService, async (filter, { database }) => {
    const { rows, requests } = await listRequests(database, filter);
    return { ...pagesOf(rows, filter.page), requests: [...requests] };
  }),
  implementRead(registrationService, async ({ number }, { database }) => {
    const whole = await found(database, number);
    const { request, letter, letterMailedAt } = whole;
    const { keeping, account } = await accountOf(whole.accountId, keeper);
    const agency = whole.listedAgency === null ? null : await agencyOfCode(database, whole.listedAgency);
    const proposed = proposedLetters(request, keeping === 'elsewhere' ? 'elsewhere' : 'here');
    return { request, letter: letter === null ? null : { text: letter, mailedAt: letterMailedAt?.toISOString() ?? null }, keeping, account, agencyCode: agency === null ? '' : accountCode(agency), proposed };
  }),
  implementWrite(decideRegistrationService, async ({ number, decision, letter, agencyCode }, connection, context) => {
    const { request } = await found(connection, number);
    const { operator: { login: decidedBy }, now } = context;
    if (!(await decideRequest(connection, numberOf(number), { decision, letter: typedText(letter), agencyCode, decidedBy }, now))) {
      throw changedMeanwhile(`${request.number} was decided by ${request.decidedBy ?? 'another operator'} already. Load the page again.`);
    }
    return {
      answer: {},
      change: { action: `registration.${decision}`, subject: request.number, details: { store: request.store } },
      // Where it fails, the page of the request says so, and it is done by a press.
      afterward: async () => sendLetter({ mail, keeper, webOrigin, context }, numberOf(number), await found(context.database, number)),
    };
  }),
  implementElsewhere(mailLetterService, async ({ number }, context) => {
    const whole = await found(context.database, number);
    if (whole.letter === null) throw notFound(`${whole.request.number} has no letter: it is not decided yet.`);
    await sendLetter({ mail, keeper, webOrigin, context }, numberOf(number), whole);
    return { answer: {}, change: { action: 'registration.letter-mailed', subject: whole.request.number } };
  }),
];

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
