import { decimalDollars, usd } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { washingtonDay } from '../../runtime/index.ts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { governmentOf, isSameGovernment } from '../../virtual-store/index.ts';
import { mayBeOwn } from '../requests/own-address.ts';
import { openedBySupervisor } from '../link/authorization-link.ts';
import { authorizationWithId, type KeptAuthorization } from '../record/kept-authorization.ts';
import { recordAndTell } from '../record/record-and-tell.ts';
import { holdMember } from '../record/record-event.ts';
import { shownRequest, shownTerms } from '../shown.ts';
import { checkReason, checkTerms, latestUntil, usualUntil, type CheckedAnswer } from './check-answer.ts';

/** Keys are not tried out here: each address has as many calls as for signing in. */
const limited = { staleToken: 'ignore', rateClass: 'signIn' } as const;

interface TypedAnswer {
  readonly limit: string;
  readonly yearBegins: string;
  readonly until: string;
  readonly reason: string;
}

/** The page of a supervisor, by the link of a mail (specification, sections 2 and 6; decision 0251). Opening it uses nothing up. */
export function supervisorServices(webOrigin: string): readonly Implementation[] {
  return [
    implement(serviceAt('/profile/supervisor_response'), async ({ key }, context) => show(context, await opened(context, key)), limited),
    implement(
      serviceAt('/profile/answer_authorization'),
      async ({ key, authorize, decline, revoke }, context) => {
        const kept = await opened(context, key);
        if (kept === null || isOwn(context, kept)) return show(context, kept);
        const today = washingtonDay(context.clock.now());
        const typed = { ...formOf(kept, today), ...authorize, ...decline, ...revoke };
        const checked: CheckedAnswer | null = authorize !== undefined ? checkTerms(authorize, today) : decline !== undefined ? checkReason(decline.reason, 'declined') : revoke !== undefined ? checkReason(revoke.reason, 'revoked') : null;
        if (checked === null) return show(context, kept);
        if (checked.errors !== undefined) return show(context, kept, { typed, errors: checked.errors });
        return answer(context, kept, checked, typed, webOrigin);
      },
      limited,
    ),
  ];
}

async function opened(context: RequestContext, key: string): Promise<KeptAuthorization | null> {
  const id = await openedBySupervisor(context.database, key, context.clock.now());
  return id === null ? null : authorizationWithId(context.database, id);
}

/** The member who asks may have the link, but does not answer for the supervisor; neither does another account of the same mailbox. */
const isOwn = ({ buyer }: RequestContext, { buyerId, memberEmail }: KeptAuthorization): boolean =>
  buyer !== null && (buyer.buyerId === buyerId || mayBeOwn(memberEmail, buyer.verifiedEmails));

async function answer(context: RequestContext, kept: KeptAuthorization, { event }: Extract<CheckedAnswer, { event: unknown }>, typed: TypedAnswer, webOrigin: string) {
  const now = context.clock.now();
  const refusal = await withTransaction(context.database, async (connection): Promise<string | null> => {
    await holdMember(connection, kept.authorizationId);
    if (event.kind === 'authorized') {
      const theirs = await governmentOf(connection, kept.supervisorEmail);
      if (theirs === null || !isSameGovernment(theirs, { ...kept.government, domain: '' })) return 'Your e-mail address is not of a listed domain of this government any more. Write to the help desk of the marketplace.';
    }
    const recorded = await recordAndTell(connection, kept, { event, actor: { kind: 'supervisor', name: kept.supervisorName }, now }, { webOrigin, randomness: context.randomness });
    return recorded.kind === 'refused' ? recorded.message : null;
  });
  const after = await authorizationWithId(context.database, kept.authorizationId);
  if (refusal !== null) return show(context, after, { typed, errors: [{ field: '', message: refusal }], notice: refusal });
  const done: Partial<Record<typeof event.kind, string>> = { authorized: `You have authorized ${kept.memberName}.`, declined: 'You have declined this request.', revoked: 'You have revoked this authorization.' };
  return show(context, after, { notice: `${done[event.kind] ?? ''} Both of you get a mail that says so.` });
}

const formOf = ({ yearly }: KeptAuthorization, today: string): TypedAnswer => ({ limit: decimalDollars(usd(yearly)), yearBegins: '7', until: usualUntil(today), reason: '' });

interface Shown {
  readonly typed?: TypedAnswer;
  readonly errors?: { field: string; message: string }[];
  readonly notice?: string;
}

async function show(context: RequestContext, kept: KeptAuthorization | null, { typed, errors = [], notice }: Shown = {}) {
  if (kept === null) return respond('LinkUnknown', {});
  if (isOwn(context, kept)) return respond('OwnRequest', { memberName: kept.memberName });
  const now = context.clock.now();
  const today = washingtonDay(now);
  const { government: { government, state }, memberName, memberEmail } = kept;
  const request = { memberName, memberEmail, government: `${government}, ${state}`, ...shownRequest(kept), terms: await shownTerms(context.database, kept, now) };
  const page = { request, form: { values: typed ?? formOf(kept, today), errors }, latestUntil: latestUntil(today) };
  return kept.status === 'requested' ? respond('Open', page) : respond('Answered', { ...page, notice: notice ?? null });
}
