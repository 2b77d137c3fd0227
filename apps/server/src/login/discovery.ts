import { z } from 'zod';
import type { Clock } from '../runtime/index.ts';
import type { Fetch } from '../telemetry/index.ts';
import { problem } from '../wire/index.ts';
import { keptAnswer } from './kept-answer.ts';

/** The provider's metadata (OpenID Connect Discovery 1.0, section 3), as far as it is used here. */
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  revocation_endpoint: z.url().optional(),
  session_endpoint: z.url().optional(),
  pivreader_endpoint: z.url().optional(),
  /** Where people keep their account there: password, second factor, sessions. */
  account_management_uri: z.url().optional(),
  /** Where our own identity server lets the desk keep accounts (`contracts-desk`). */
  accounts_endpoint: z.url().optional(),
  dpop_signing_alg_values_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});

type ProviderMetadata = z.output<typeof metadataSchema>;

/** Reads the provider's metadata; kept for ten minutes, and longer while the provider cannot be reached. */
export interface Discovery {
  metadata(): Promise<ProviderMetadata>;
  /**
   * Makes sure that the provider answers now, before a browser is sent there: else a person would read what browsers say of an address that does not answer.
   *
   * @throws Problem 503 IDENTITY_AWAY
   */
  reach(): Promise<void>;
}

const timeLimit = 5_000;
/** Milliseconds for which an answer says that the provider is there. */
const reachedFor = 2_000;
/** Milliseconds between two tries to reach a provider that is away. */
export const triedAgainAfter = 15_000;

export const identityAway = (cause: unknown): Error =>
  problem({
    status: 503,
    code: 'IDENTITY_AWAY',
    title: 'Sign-in Not Available',
    message: 'The sign-in service cannot be reached at the moment. Everything else works; try to sign in again in a minute.',
    retryAfter: 30,
    cause,
  });

export function discover(issuer: string, clock: Clock, send: Fetch = fetch): Discovery {
  let answeredAt = -Infinity;
  const asked = async (): Promise<ProviderMetadata> => {
    const metadata = await ask(issuer, send);
    answeredAt = performance.now();
    return metadata;
  };
  const kept = keptAnswer(asked, clock, { fresh: 10 * 60_000, whileAway: Infinity, betweenTries: triedAgainAfter });
  return {
    async metadata() {
      try {
        return await kept();
      } catch (error) {
        throw identityAway(error);
      }
    },
    async reach() {
      if (performance.now() - answeredAt < reachedFor) return;
      try {
        await asked();
      } catch (error) {
        throw identityAway(error);
      }
    },
  };
}

async function ask(issuer: string, send: Fetch): Promise<ProviderMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await send(address, { signal: AbortSignal.timeout(timeLimit), redirect: 'error' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const metadata = metadataSchema.parse(await answer.json());
  if (metadata.issuer !== issuer) throw new Error(`${address} names the issuer ${metadata.issuer}, not ${issuer}.`);
  return metadata;
}
