import { redirect, type RedirectReply, type RequestContext } from '../../wire/index.ts';
import { findCode, mailCode } from '../../virtual-store/index.ts';
import { beginAttempt } from './attempt-store.ts';
import { begunPath, type RegistrationMeans } from './means.ts';
import type { Registrant } from './registrant.ts';

/** Milliseconds after which another code may be asked for: the last one may still be on its way. */
const pause = 60_000;

/** Why no code was mailed, at the field of the address. It says nothing of accounts: mails to every address are counted alike. */
export const tooManyCodes = 'Too many codes were sent in the last hour. Wait an hour, then ask for another.';

/** Mails a code for a registration. */
export const mailRegistrationCode = ({ codes }: Pick<RegistrationMeans, 'codes'>, context: Pick<RequestContext, 'store' | 'webOrigin'>, { registrationId, email }: { readonly registrationId: string; readonly email: string }) =>
  mailCode(codes, {
    owner: { registrationId }, email, kind: 'registration-code', pause, subject: `Your code to register in the ${context.store.name} store`,
    before: `Somebody, probably you, registers in the ${context.store.name} store with this address.`,
    after: `If you have closed the page, open it again, on any device:\n\n${addressOf(context, registrationId)}\n\nIf you did not ask, nothing has happened and you need not do anything.`,
  });

function addressOf(context: Pick<RequestContext, 'store' | 'webOrigin'>, registrationId: string): string {
  const url = new URL(`/ws${begunPath(context, registrationId)}`, context.webOrigin);
  url.searchParams.set('store', context.store.name);
  return url.href;
}

/** Keeps a registration, mails a code to its address and leads to the form for it; the same for every address. Null: too many codes were mailed. */
export async function begin(means: RegistrationMeans, person: Registrant, requestKey: string | undefined, context: RequestContext): Promise<RedirectReply | null> {
  const { database, store, clock, randomness, counts } = context;
  const { isRepeated, ...begun } = await beginAttempt(database, person, { registrationId: randomness.uuid(), requestKey: requestKey ?? null, store: store.name, now: clock.now() });
  const isOnItsWay = isRepeated && (await findCode(database, { registrationId: begun.registrationId }, clock.now())) !== null;
  const mailed = isOnItsWay ? null : await mailRegistrationCode(means, context, begun);
  if (mailed?.kind === 'too many') return null;
  if (!isRepeated) counts.registration(store.name, 'begun');
  return redirect(begunPath(context, begun.registrationId));
}
