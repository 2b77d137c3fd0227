import type { Clock, Randomness } from '../../runtime/index.ts';
import { challengeOf, proofKey, tokenCheck, tokenEndpoint, type Identity } from '../../login/index.ts';
import { deskBase, type BegunSignIn } from '../wire/desk-cookies.ts';

/** Seconds for which a password and a code that were just given count. */
const freshSeconds = 15 * 60;

/** The person who has just given their factors. */
interface VouchedFor {
  readonly issuer: string;
  readonly subject: string;
  readonly login: string;
  readonly name: string;
}

export interface DeskIdentityOptions {
  readonly identity: Pick<Identity, 'config' | 'discovery' | 'send'>;
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly webOrigin: string;
}

/** Sign-in of operators: authorization code with PKCE, all of it by this server. Its tokens reach no browser, and are not kept. */
export interface DeskIdentity {
  /** Where the browser is sent, and what it keeps meanwhile. @throws Problem 503 when the provider cannot be asked */
  begin(): Promise<{ readonly address: string; readonly begun: BegunSignIn }>;
  /** The person, or null when code, token or time do not hold. @throws Problem 503 */
  finish(code: string, verifier: string): Promise<VouchedFor | null>;
}

export function deskIdentity({ identity, clientId, clientSecret, clock, randomness, webOrigin }: DeskIdentityOptions): DeskIdentity {
  // No resource is asked for: the access token opens nothing, and is thrown away.
  const config = { ...identity.config, clientId, clientSecret, resource: null };
  const endpoint = tokenEndpoint(config, identity.discovery, clock, identity.send);
  const check = tokenCheck(config, identity.discovery, clock);
  const redirectUri = `${webOrigin}${deskBase}/signed-in`;
  return {
    async begin() {
      const { pkce_state: state, pkce_code_challenger: challenge, pkce_code_verifier: verifier } = proofKey(randomness);
      await identity.discovery.reach();
      const address = new URL((await identity.discovery.metadata()).authorization_endpoint);
      const fields = {
        response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: 'openid profile', state, nonce: challenge,
        code_challenge: challenge, code_challenge_method: 'S256',
        // The person at this browser gives password and code, also where a buyer is signed in.
        prompt: 'login',
        // Who is asked for it must say when they did (OpenID Connect Core, section 3.1.2.1).
        max_age: String(freshSeconds),
      };
      for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
      return { address: address.href, begun: { state, verifier } };
    },
    async finish(code, verifier) {
      const answer = await endpoint.exchange(code, verifier, redirectUri, null);
      if ('refused' in answer) return null;
      const checked = await check.idToken(answer.tokens.idToken);
      if (checked?.nonce !== challengeOf(verifier)) return null;
      const { person, authenticatedAt } = checked;
      // A provider that does not say when may have ignored the wish for factors.
      if (authenticatedAt === null || person.login === undefined) return null;
      if (clock.now().getTime() / 1000 - authenticatedAt > freshSeconds + config.clockTolerance) return null;
      const name = [person.firstName, person.lastName].filter((part) => part !== undefined).join(' ');
      return { issuer: person.issuer, subject: person.subject, login: person.login, name: name === '' ? person.login : name };
    },
  };
}
