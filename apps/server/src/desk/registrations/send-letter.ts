import type { ChangedAccount } from '@quartermaster/contracts-desk';
import type { MailStrategy } from '@quartermaster/deployment';
import { written } from '../../help-desk/index.ts';
import { problem } from '../../wire/index.ts';
import type { AccountKeeper } from '../../kept-accounts/index.ts';
import type { DeskContext } from '../wire/implement-desk.ts';
import { letterMail, storeHome } from '../../profile/index.ts';
import { noteAccount, noteLetterMailed, type WholeRequest } from './request-queries.ts';

interface Means {
  readonly mail: MailStrategy;
  readonly keeper: AccountKeeper;
  /** Of the marketplace. */
  readonly webOrigin: string;
  readonly context: DeskContext;
}

/**
 * Hands the letter of a decided request to what sends mail; that of an accepted one with a link to the account, which is made where there is none. May be repeated: each letter has a
 * link of its own, and those of before open nothing.
 *
 * @throws Problem where the account could not be made, or the letter not be handed over: the request then shows what is still to be done
 */
export async function sendLetter({ mail, keeper, webOrigin, context }: Means, requestNumber: string, whole: WholeRequest): Promise<void> {
  const { request, letter } = whole;
  if (letter === null || request.state === 'open') return;
  const made = request.state === 'accepted' && (await keeper.isOffered()) ? await makeAccount(keeper, whole, context.operator.login, webOrigin) : null;
  if (made !== null) await noteAccount(context.database, requestNumber, made.account.id);
  if (!(await written(mail, letterMail(request, request.state, letter, made), context.log))) throw mailAway();
  await noteLetterMailed(context.database, requestNumber, context.now);
}

const makeAccount = (keeper: AccountKeeper, { request, person }: WholeRequest, actor: string, webOrigin: string): Promise<ChangedAccount> =>
  keeper.invite({ actor, reason: `Request ${request.number}`, email: request.email, ...person, backTo: storeHome(webOrigin, request.store) });

const mailAway = () =>
  problem({ status: 503, code: 'MAIL_AWAY', title: 'Mail Not Available', message: 'The letter could not be handed to the mail. It is kept here; mail it again in a minute.' });
