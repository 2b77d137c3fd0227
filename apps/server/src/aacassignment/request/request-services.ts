import { aacRule, type FieldError } from '@quartermaster/contracts';
import { hashPassword } from '@quartermaster/database/passwords';
import { buyerOf, normalAac } from '../../checkout/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import { checkRequest, type TypedRequest } from './check-request.ts';
import { answerBy, askedTooOften, keepRequest } from './keep-request.ts';
import { tellSupervisors } from './tell-supervisors.ts';

/** A buyer requests a password for an activity (specification, section 2, AAC password). */
export function requestServices(webOrigin: string): readonly Implementation[] {
  return [
    implement(serviceAt('/aacassignment/aac_password_request'), async ({ aac }) => {
      if (aac === undefined) return respond('Initial', { aac: '', errors: [] });
      const wrong = aacRule(aac);
      return wrong === null ? respond('Success', { aac: normalAac(aac), values: { supervisorEmail: '', purpose: '' }, errors: [] }) : respond('Initial', { aac, errors: [{ field: 'aac', message: wrong }] });
    }),
    implement(serviceAt('/aacassignment/aac_supervisor_email'), async (typed, context) => send(typed, context, webOrigin), { rateClass: 'messages' }),
  ];
}

async function send(typed: TypedRequest, context: RequestContext, webOrigin: string) {
  const { buyerId, email, verifiedEmails } = signedIn(context);
  const { database, randomness, clock, log } = context;
  const { errors, aac, supervisorEmail, purpose, password } = checkRequest(typed, [...verifiedEmails, ...(email === null ? [] : [email])]);
  const refuse = (found: FieldError[]) => respond('Initial', { aac, values: { supervisorEmail, purpose }, errors: found });
  if (errors.length > 0) return refuse(errors);
  const { name, store } = buyerOf(context);
  const now = clock.now();
  const request = { requestId: randomness.uuid(), buyerId, buyerName: name, buyerEmail: verifiedEmails[0] ?? email ?? '', store, aac, supervisorEmail, purpose, passwordHash: await hashPassword(password) };
  if (!(await keepRequest(database, request, now))) return refuse([{ field: '', message: askedTooOften }]);
  // Whether there is someone to ask shows neither in this answer nor in its time.
  setImmediate(() => {
    tellSupervisors(database, now, { webOrigin, randomness }).catch((error: unknown) => log.warn({ err: error }, 'A request for an AAC password waits for the next hour: its mail could not be written.'));
  });
  return respond('Success', { aac, supervisorEmail, answerBy: answerBy(now).toISOString() });
}
