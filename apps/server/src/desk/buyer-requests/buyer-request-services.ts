import { buyerRequestService, buyerRequestsService, closeAccountService, confirmAgencyService, refuseBuyerRequestService } from '@quartermaster/contracts-desk';
import type { Connection } from '@quartermaster/database';
import type { Mail } from '@quartermaster/deployment';
import { countedNumber } from '../../checkout/index.ts';
import { confirmAgency } from '../../login/index.ts';
import { mailWaiting } from '../../mail/index.ts';
import { openPurchaseOrdersOf } from '../../orderhistory/index.ts';
import { leaveAgency, requestLetter } from '../../profile/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { isOfDomain } from '../../virtual-store/index.ts';
import { accountOf } from '../accounts/account-of.ts';
import { checkedText } from '../orders/typed-reason.ts';
import { implementElsewhere, implementRead, implementWrite, type DeskContext, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { closeAccount, type ClosingMeans } from './close-account.ts';
import { agencyConfirmedMail, agencyRefusedMail, closureRefusedMail } from './decision-mails.ts';
import { decideBuyerRequest, listBuyerRequests, readBuyerRequest, type WholeBuyerRequest } from './request-queries.ts';

/** What buyers ask of their own accounts: that another agency counts for them, or that the account is closed (decisions 0222, 0223). */
export function buyerRequestDeskServices(means: ClosingMeans): readonly DeskImplementation[] {
  /** Writes to the buyer where an address is known: with the decision, or not at all. */
  const tell = async (connection: Connection, email: string | null, letter: (email: string) => Mail, { now }: DeskContext): Promise<void> => {
    if (email !== null) await connection.query(mailWaiting(letter(email), now, means.randomness.uuid()));
  };
  return [
    implementRead(buyerRequestsService, async (filter, { database }) => {
      const { rows, requests } = await listBuyerRequests(database, filter);
      return { ...pagesOf(rows, filter.page), requests };
    }),
    implementRead(buyerRequestService, async ({ number }, { database }) => {
      const { request, buyerId, subject, agency, agencyBefore } = await found(database, number);
      if (agency !== null) {
        const { code, name, emailDomains } = agency;
        return { request, agency: { code, name, before: agencyBefore, hasItsDomain: request.email !== null && isOfDomain(request.email, emailDomains) }, closure: null };
      }
      const { keeping, account } = await accountOf(subject, means.keeper);
      return { request, agency: null, closure: { openPurchaseOrders: await openPurchaseOrdersOf(database, buyerId), keeping, accountId: account?.id ?? null } };
    }),
    implementWrite(confirmAgencyService, async ({ number, agencyCode, reason }, connection, context) => {
      const { request, buyerId, agency, agencyBefore } = await found(connection, number);
      const { operator: { login: decidedBy }, now } = context;
      if (agency === null || !(await decideBuyerRequest(connection, numberOf(number), { state: 'granted', reason, decidedBy, agencyCode }, now))) throw decidedBefore(number);
      await confirmAgency(connection, buyerId, agency.code, now);
      await tell(connection, request.email, (email) => agencyConfirmedMail({ ...request, email }, agency.name), context);
      return { answer: {}, change: { action: 'buyer.agency-confirmed', subject: request.number, details: { reason, before: agencyBefore?.code ?? null, agencyCode } } };
    }),
    implementWrite(refuseBuyerRequestService, async ({ number, reason: typed }, connection, context) => {
      const reason = checkedText('reason', typed);
      const { request, buyerId, agency } = await found(connection, number);
      const { operator: { login: decidedBy }, now } = context;
      if (!(await decideBuyerRequest(connection, numberOf(number), { state: 'declined', reason, decidedBy }, now))) throw decidedBefore(number);
      if (agency !== null) await leaveAgency(connection, buyerId, agency.code, now);
      await tell(connection, request.email, (email) => (agency === null ? closureRefusedMail({ ...request, email }, reason) : agencyRefusedMail({ ...request, email }, agency.name, reason)), context);
      return { answer: {}, change: { action: agency === null ? 'buyer.closure-refused' : 'buyer.agency-refused', subject: request.number, details: { reason } } };
    }),
    implementElsewhere(closeAccountService, async ({ number, reason }, context) => {
      const whole = await found(context.database, number);
      if (whole.request.kind !== 'closure') throw notFound(`${number.slice(0, 40)} is no request to close an account.`);
      return closeAccount(means, numberOf(number), whole, reason, context);
    }),
  ];
}

/** @throws Problem 404 */
async function found(queries: Queries, number: string): Promise<WholeBuyerRequest> {
  const whole = await readBuyerRequest(queries, numberOf(number));
  if (whole === null) throw unknownNumber(number);
  return whole;
}

function numberOf(reference: string): string {
  const counted = countedNumber(requestLetter, reference);
  if (counted === null) throw unknownNumber(reference);
  return counted;
}

const unknownNumber = (number: string) => notFound(`There is no request ${number.slice(0, 40)}. Its number looks like B-0000123-4; check its digits.`);

const decidedBefore = (number: string) => changedMeanwhile(`${number} was decided or taken back, or is for another agency now. Load the page again.`);
