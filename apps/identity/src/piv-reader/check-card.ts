import type { DetailedPeerCertificate } from 'node:tls';
import type { CardRefusal } from '@quartermaster/contracts';
import { readCardCertificate, type CardCertificate } from './card-certificate.ts';
import { objectIds } from './object-ids.ts';
import { refusalOf } from './refusal.ts';

/** The client of a TLS connection, as Node reports it. */
export interface PresentedCard {
  /** Empty when the browser sent no certificate. */
  readonly peer: Partial<DetailedPeerCertificate>;
  /** Null when OpenSSL has verified the chain: trusted root, signatures, validity, purpose, revocation lists. */
  readonly verificationError: string | null;
}

/** A card that passed all checks. */
export interface CheckedCard {
  readonly card: CardCertificate;
  /** The certificates that vouch for it, the issuer first, in PEM; empty when they are not known here. */
  readonly chain: string;
}

/**
 * Decides whether a presented certificate is one to register: verified by OpenSSL, valid now, made for a person to
 * authenticate with, under one of the accepted policies.
 *
 * @param policies object identifiers; none accepts any policy
 */
export function checkCard({ peer, verificationError }: PresentedCard, policies: readonly string[], now: Date): CheckedCard | CardRefusal {
  if (peer.raw === undefined) return 'none';
  if (verificationError !== null) return refusalOf(verificationError);
  const card = readable(peer.raw);
  if (card === null) return 'unreadable';
  if (now < card.validFrom) return 'not-yet-valid';
  if (now >= card.validTo) return 'expired';
  const { extendedUsages } = card;
  const authenticates = card.maySign && extendedUsages.includes(objectIds.clientAuthentication) && !extendedUsages.includes(objectIds.cardAuthentication);
  const underPolicy = policies.length === 0 || card.policies.some((policy) => policies.includes(policy));
  return authenticates && underPolicy ? { card, chain: chainOf(peer) } : 'wrong-certificate';
}

function readable(raw: Buffer): CardCertificate | null {
  try {
    return readCardCertificate(raw);
  } catch {
    return null;
  }
}

/**
 * The issuers as far as the trusted files hold them: Node drops those that the browser alone knows. Empty when the card’s
 * issuer is not among the files. The root is named only when it issued the card itself: a reader that trusts it has it.
 */
function chainOf(peer: Partial<DetailedPeerCertificate>): string {
  const issuers: Buffer[] = [];
  // The root is its own issuer.
  for (let at = peer; at.issuerCertificate?.raw !== undefined && !at.issuerCertificate.raw.equals(at.raw ?? Buffer.alloc(0)); at = at.issuerCertificate) {
    issuers.push(at.issuerCertificate.raw);
  }
  return (issuers.length > 1 ? issuers.slice(0, -1) : issuers).map(pem).join('');
}

const pem = (der: Buffer): string => `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/(.{64})(?=.)/g, '$1\n')}\n-----END CERTIFICATE-----\n`;
