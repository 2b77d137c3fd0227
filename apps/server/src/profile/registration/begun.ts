import { referenceNumber } from '../../checkout/index.ts';
import { respond, type RequestContext } from '../../wire/index.ts';
import { codeEnded, findCode } from '../../virtual-store/index.ts';
import { findAttempt, type Attempt } from './attempt-store.ts';

interface Code {
  readonly expiresAt: Date;
  readonly triesLeft: number;
}

/** The form for a code. `code` null: there is none to enter. */
export const codeForm = ({ registrationId, email }: Pick<Attempt, 'registrationId' | 'email'>, code: Code | null, problem: string | null = null) => ({
  registrationId, sentTo: email, code: code === null ? null : { expiresAt: code.expiresAt.toISOString(), triesLeft: code.triesLeft }, problem: problem ?? (code === null ? codeEnded : null),
});

/** A link that a mail program has cut names no registration. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A registration that was begun: the form for its code, or what became of it. One that is over and one that never was are the same. */
export async function showBegun(registrationId: string, { database, clock }: RequestContext) {
  const attempt = uuid.test(registrationId) ? await findAttempt(database, registrationId, clock.now()) : null;
  if (attempt === null) return respond('Expired', {});
  if (attempt.requestNumber !== null) return respond('Received', { referenceNumber: referenceNumber('R', attempt.requestNumber), email: attempt.email, next: nextOf(attempt) });
  return respond('VerifyEmail', codeForm(attempt, await findCode(database, { registrationId }, clock.now())));
}

function nextOf({ state, ending }: Attempt): 'desk' | 'set-up' | 'sign-in' | 'letter' {
  if (state === 'open') return 'desk';
  return ending ?? 'letter';
}
