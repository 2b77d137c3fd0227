import { sql, withTransaction } from '@quartermaster/database';
import { mailWaiting } from '../../mail/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import type { Government } from '../../virtual-store/index.ts';
import { addressesOf } from '../limit/order-rule.ts';
import { newSupervisorLink } from '../link/authorization-link.ts';
import { askMail, outcomeMails } from '../mails.ts';
import { authorizationWithId, keepAuthorization, type KeptAuthorization } from '../record/kept-authorization.ts';
import { recordAuthorizationEvent } from '../record/record-event.ts';
import { checkRequest, type TypedRequest } from './ask.ts';

/** Days in which a supervisor may answer. */
const answerDays = 14;
/** Hours between two mails of one request that a member causes. */
const reminderHours = 24;
/** Of a member, at a time, and in a day: each is a mail to somebody of the government. */
const mostOpen = 3;
const mostADay = 10;

const day = 86_400_000;

/** What became of a change. */
export interface Notice {
  readonly tone: 'success' | 'warning';
  readonly text: string;
}

/** What a member typed and what is wrong with it, or what was done. */
export type Asked = { readonly errors: { field: string; message: string }[] } | Notice;

/** Asks a supervisor: the request, its event, its link and its mail are there together. */
export async function askSupervisor(context: RequestContext, government: Government, { requestKey, ...typed }: TypedRequest & { readonly requestKey: string }, webOrigin: string): Promise<Asked> {
  const buyer = signedIn(context);
  const checked = await checkRequest(context.database, typed, addressesOf(buyer), government);
  if (checked.errors !== undefined) return { errors: checked.errors };
  const { asked } = checked;
  const now = context.clock.now();
  const memberName = [buyer.firstName, buyer.lastName].filter(Boolean).join(' ') || (buyer.email ?? 'A member');
  const kept: KeptAuthorization = {
    authorizationId: context.randomness.uuid(), buyerId: buyer.buyerId, memberName, memberEmail: buyer.verifiedEmails[0] ?? buyer.email ?? '', store: context.store.name,
    government, ...asked, askedAt: now, answerBy: new Date(now.getTime() + answerDays * day), status: 'requested', remindedAt: null, terms: null, reason: null,
  };
  return withTransaction(context.database, async (connection) => {
    // One request of a member at a time, so that none passes the limits beside another.
    await connection.query(sql`select from marketplace.buyer where buyer_id = ${buyer.buyerId} for no key update`);
    const { rows: [before] } = await connection.query<{ open: number; today: number; same: boolean }>(
      sql`select count(*) filter (where status = 'requested')::int as open, count(*) filter (where asked_at > ${new Date(now.getTime() - day)})::int as today,
          coalesce(bool_or(request_key = ${requestKey}), false) as same from marketplace.member_authorization where buyer_id = ${buyer.buyerId}`,
    );
    const sent: Notice = { tone: 'success', text: `Your request was mailed to ${asked.supervisorEmail}. You get a mail when it is answered; an answer is due within ${answerDays} days.` };
    if (before?.same === true) return sent;
    if ((before?.open ?? 0) >= mostOpen) return { tone: 'warning', text: `${mostOpen} of your requests wait for an answer. Withdraw one of them before you ask someone else.` };
    if ((before?.today ?? 0) >= mostADay) return { tone: 'warning', text: 'You have asked too often within a day. Ask again tomorrow.' };
    if (!(await keepAuthorization(connection, { ...kept, requestKey }))) return sent;
    await recordAuthorizationEvent(connection, { authorizationId: kept.authorizationId, event: { kind: 'requested' }, actor: { kind: 'member', name: memberName }, now });
    await connection.query(mailWaiting(askMail(kept, await newSupervisorLink(connection, kept, webOrigin, now, context.randomness), false), now, context.randomness.uuid()));
    return sent;
  });
}

const unknown: Notice = { tone: 'warning', text: 'This is not one of your requests any more. Here are those that you have.' };

/** Withdraws a request, or reminds its supervisor. One of another member looks like one that does not exist. */
export async function changeRequest(context: RequestContext, authorizationId: string, change: 'withdrawn' | 'reminded', webOrigin: string): Promise<Notice> {
  const buyer = signedIn(context);
  const now = context.clock.now();
  return withTransaction(context.database, async (connection): Promise<Notice> => {
    const { rows } = await connection.query(sql`select from marketplace.member_authorization where authorization_id::text = ${authorizationId} and buyer_id = ${buyer.buyerId} for no key update`);
    const kept = rows.length === 0 ? null : await authorizationWithId(connection, authorizationId);
    if (kept === null) return unknown;
    if (change === 'reminded' && !canRemind(kept, now)) return { tone: 'warning', text: kept.status === 'requested' ? 'A mail went to your supervisor less than a day ago. Give them some time, or talk to them.' : 'This request does not wait for an answer any more.' };
    const recorded = await recordAuthorizationEvent(connection, { authorizationId, event: { kind: change }, actor: { kind: 'member', name: kept.memberName }, now });
    if (recorded.kind === 'refused') return { tone: 'warning', text: recorded.message };
    const mails = change === 'reminded' ? [askMail(kept, await newSupervisorLink(connection, kept, webOrigin, now, context.randomness), true)] : outcomeMails({ ...kept, status: 'withdrawn' }, webOrigin);
    for (const mail of mails) await connection.query(mailWaiting(mail, now, context.randomness.uuid()));
    return { tone: 'success', text: change === 'reminded' ? `${kept.supervisorName} was reminded. The link of the mail before opens nothing any more.` : 'Your request was withdrawn.' };
  });
}

/** Whether a member may have a mail sent to the supervisor now. */
export const canRemind = ({ status, askedAt, remindedAt }: Pick<KeptAuthorization, 'status' | 'askedAt' | 'remindedAt'>, now: Date): boolean =>
  status === 'requested' && now.getTime() - (remindedAt ?? askedAt).getTime() >= reminderHours * 3_600_000;
