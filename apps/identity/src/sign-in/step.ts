import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { AccountDirectory } from '../accounts/index.ts';
import type { afterAnswers } from '../http/index.ts';
import { originOf, withWayBack, type WebOrigins } from '../origins/index.ts';
import { CLIENT_ID } from '../provider/index.ts';
import type { Clock } from '../runtime/index.ts';
import type { Authenticator, Visitor } from './authenticate.ts';
import type { DeviceCookies } from './device-cookie.ts';
import type { FirstFactors } from './first-factor.ts';
import type { Recovery } from './recovery.ts';

export interface SignInDeps {
  /** The provider with the keys of now. */
  readonly provider: () => Promise<Provider>;
  readonly authenticator: Authenticator;
  readonly firstFactors: FirstFactors;
  readonly devices: DeviceCookies;
  readonly directory: AccountDirectory;
  readonly recovery: Recovery;
  /** Does work when a request has been answered. */
  readonly later: ReturnType<typeof afterAnswers>;
  /** Operators reset second factors at the desk, and the marketplace sends mail of this server. */
  readonly offersHelp: boolean;
  readonly issuer: string;
  readonly clock: Clock;
  readonly webOrigins: WebOrigins;
}

/** A request to a page of one sign-in. Without a form there is no body. */
export interface SignInRequest {
  Params: { readonly uid: string };
  Body: Readonly<Record<string, string>> | undefined;
}

/** One request to a page of one sign-in, in the browser that started it. */
export interface Step {
  readonly provider: Provider;
  readonly request: FastifyRequest<SignInRequest>;
  readonly reply: FastifyReply;
  readonly uid: string;
  readonly path: string;
  readonly loginHint: string;
  /** Where the sign-in was asked for, and leads back to. */
  readonly webOrigin: string;
  /** It is of the marketplace: a person who has no account may register there. */
  readonly offersRegistration: boolean;
  /** The page of a person who has lost the password; null: no mail is sent from here. */
  readonly lostPasswordPath: string | null;
  /** What the client asked for; the provider has checked it. */
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Reads the sign-in to which a request belongs.
 * @returns null when the browser is in another sign-in than the one of the address
 * @throws {errors.SessionNotFound} when the browser is in none, or it has expired
 */
export async function openStep({ provider, webOrigins, issuer, offersHelp }: SignInDeps, request: FastifyRequest<SignInRequest>, reply: FastifyReply): Promise<Step | null> {
  const { uid } = request.params;
  const current = await provider();
  const details = await current.interactionDetails(request.raw, reply.raw);
  if (details.uid !== uid) return null;
  const hint = details.params['login_hint'];
  // The provider has checked the address against the client's list.
  const webOrigin = originOf(details.params['redirect_uri']) ?? webOrigins.main;
  return {
    provider: current,
    request,
    reply,
    uid,
    path: `/interaction/${uid}`,
    loginHint: typeof hint === 'string' ? hint : '',
    webOrigin,
    lostPasswordPath: offersHelp ? withWayBack(webOrigins, '/lost-password', `${webOrigin === issuer ? webOrigins.main : webOrigin}/`) : null,
    offersRegistration: details.params['client_id'] === CLIENT_ID,
    params: details.params,
  };
}

/** The field of the posted form, empty without one. */
export const fieldOf = ({ request }: Step, name: string): string => request.body?.[name] ?? '';

/** Where a try comes from. */
export const visitorOf = (devices: DeviceCookies, { request }: Step): Visitor => ({ address: request.ip, device: devices.read(request.headers.cookie) });

export function seeOther(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(location, 303);
}
