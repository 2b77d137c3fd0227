import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { cardReadingDefaults, cardReadingType } from '@quartermaster/contracts';
import type { SigningKey } from '../keys/index.ts';
import type { CheckedCard } from './check-card.ts';

/** Long enough to read a question and answer it. */
const STATEMENT_SECONDS = 300;

/** The reading result of the specification (section 3). A field that the certificate lacks is left out. */
interface CardReading {
  readonly ssl_client_san_other_msupn_0?: string;
  readonly ssl_client_cert_chain?: string;
  /** ISO 8601, UTC. */
  readonly ssl_client_v_end?: string;
  readonly ssl_client_i_dn_o: string;
  readonly ssl_client_s_dn_ou: string;
  readonly ssl_client_s_dn_cn: string;
}

function readingOf({ card, chain }: CheckedCard): CardReading {
  return {
    ...(card.alternativeName !== null && { ssl_client_san_other_msupn_0: card.alternativeName }),
    ...(chain !== '' && { ssl_client_cert_chain: chain }),
    ssl_client_v_end: card.validTo.toISOString(),
    ssl_client_i_dn_o: card.issuerOrganization ?? cardReadingDefaults.ssl_client_i_dn_o,
    ssl_client_s_dn_ou: card.subjectUnit ?? cardReadingDefaults.ssl_client_s_dn_ou,
    ssl_client_s_dn_cn: card.subjectName ?? cardReadingDefaults.ssl_client_s_dn_cn,
  };
}

/**
 * Signs what was read, for the marketplace alone and for the request that asked (JWS, ES256): the browser carries it, and
 * must not be able to change it or to use it twice.
 */
export async function signReading(
  checked: CheckedCard,
  { key, issuer, audience, nonce, now }: { readonly key: SigningKey; readonly issuer: string; readonly audience: string; readonly nonce: string; readonly now: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { fingerprint, issuer: cardIssuer } = checked.card;
  return new SignJWT({ nonce, reading: readingOf(checked), fingerprint, card_issuer: cardIssuer })
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: cardReadingType })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + STATEMENT_SECONDS)
    .sign(await importJWK(key, key.alg));
}
