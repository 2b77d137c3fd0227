import { aacRejectionRule, type FieldError } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { mayBeOwn } from '../../authorization/index.ts';
import { typedText } from '../../mail/index.ts';
import { linkKeyHash, washingtonDay } from '../../runtime/index.ts';
import { implement, respond, serviceAt, type Implementation, type RequestContext } from '../../wire/index.ts';
import { requestColumns, type KeptRequest } from '../kept-request.ts';
import { decide, type SupervisorDecision } from './decide.ts';

/** Keys are not tried out here: each address has as many calls as for signing in. */
const limited = { staleToken: 'ignore', rateClass: 'signIn' } as const;

type Opened = KeptRequest & { expiresAt: Date | null };

/** The page of a supervisor, by the link of a mail (specification, sections 2 and 6). Opening it decides nothing. */
export function approvalServices(webOrigin: string): readonly Implementation[] {
  return [
    implement(serviceAt('/aacassignment/aac_approval'), async ({ key }, context) => show(context, await opened(context, key)), limited),
    implement(
      serviceAt('/aacassignment/aac_approval_submit'),
      async ({ key, decision, reason: typed }, context) => {
        const found = await opened(context, key);
        if (found === null || isOwn(context, found)) return show(context, found);
        const reason = typedText(typed);
        const wrong = decision === 'approve' ? null : aacRejectionRule(reason);
        if (wrong !== null) return show(context, found, [{ field: 'reason', message: wrong }], reason);
        const made: SupervisorDecision = decision === 'approve' ? { kind: decision } : { kind: decision, reason };
        const refused = await decide(context.database, found.requestId, made, context.clock.now(), { webOrigin, randomness: context.randomness });
        return show(context, await opened(context, key), refused === null ? [] : [{ field: '', message: refused }], reason);
      },
      limited,
    ),
  ];
}

/** The request that a key opens: until the supervisor may not answer any more, or until its password has ended. */
async function opened(context: RequestContext, key: string): Promise<Opened | null> {
  const { rows } = await context.database.query<Opened>(sql`
    select ${requestColumns}, known.expires_at as "expiresAt" from marketplace.aac_password_request request
      left join marketplace.activity_address activity on activity.aac = request.aac left join marketplace.aac_password known on known.request_id = request.request_id
    where request.token_hash = ${linkKeyHash(key)} and request.status <> 'replaced' and (request.status <> 'requested' or request.answer_by > ${context.clock.now()})`);
  return rows[0] ?? null;
}

/** The buyer who asks may have the link, but does not answer for the supervisor; neither does another account of the same mailbox. */
const isOwn = ({ buyer }: RequestContext, { buyerId, buyerEmail }: Opened): boolean => buyer !== null && (buyer.buyerId === buyerId || mayBeOwn(buyerEmail, buyer.verifiedEmails));

function show(context: RequestContext, found: Opened | null, errors: FieldError[] = [], reason = '') {
  if (found === null || found.status === 'replaced') return respond('LinkUnknown', {});
  if (isOwn(context, found)) return respond('OwnRequest', { aac: found.aac });
  const { aac, activity, buyerName, buyerEmail, purpose, askedAt, answerBy, status } = found;
  const request = { aac, activity: activity ?? '', buyerName, buyerEmail, purpose, askedAt: askedAt.toISOString(), answerBy: answerBy.toISOString() };
  if (status === 'requested') return respond('Initial', { request, reason, errors });
  const page = { request, status, reason: found.reason, until: found.expiresAt === null ? null : washingtonDay(found.expiresAt), errors };
  return status === 'approved' ? respond('Approved', page) : respond('Rejected', page);
}
