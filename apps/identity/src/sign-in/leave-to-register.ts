import type { FastifyReply } from 'fastify';
import { COOKIE_OPTIONS, cookieNames, endSession } from '../provider/index.ts';
import { seeOther, type SignInDeps, type Step } from './step.ts';

/**
 * Sends a person without an account back with access_denied, with which the marketplace begins a registration (specification, section 4). A person who was signed in in this browser before is signed out: the
 * marketplace asks `/session` who it is that registers, and it is somebody new. The provider ends no sign-in whose session has ended, so the answer is written here (RFC 6749, 4.1.2.1; RFC 9207).
 */
export async function leaveToRegister({ firstFactors }: SignInDeps, { uid, provider, request, reply, path, offersRegistration, params }: Step): Promise<FastifyReply> {
  if (!offersRegistration) return seeOther(reply, path);
  await firstFactors.forget(uid);
  const context = provider.createContext(request.raw, reply.raw);
  const session = await provider.Session.get(context);
  if (session.accountId !== undefined) {
    await endSession(provider, session);
    context.cookies.set(cookieNames(provider.issuer).session, null, COOKIE_OPTIONS);
  }
  await (await provider.Interaction.find(uid))?.destroy();
  const back = new URL(String(params['redirect_uri']));
  const answer = { error: 'access_denied', error_description: 'The person wants to register.', state: params['state'], iss: provider.issuer };
  for (const [name, value] of Object.entries(answer)) if (typeof value === 'string') back.searchParams.set(name, value);
  return seeOther(reply, back.href);
}
