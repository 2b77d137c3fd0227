import { cardReadingDefaults, cardRefusals, type CardRefusal, type RequestOf } from '@quartermaster/contracts';
import { tokenClaims } from '../session/index.ts';

/** The payload of registration: the reading result of the specification (section 3) and the reader's signature. */
export type CompleteReading = RequestOf<'/login/register_smart_card'>;

/** The answer of the reader: a reading to check, or its refusal. */
export type CardReturn =
  | { readonly kind: 'read'; readonly reading: Partial<CompleteReading> }
  | { readonly kind: 'refused'; readonly refusal: CardRefusal };

/** Without these a card cannot be registered (specification, section 4, Smart card registration). */
const needed = ['ssl_client_san_other_msupn_0', 'ssl_client_cert_chain', 'ssl_client_v_end'] as const;

/**
 * Reads the fragment with which the reader sends the browser back. Null when it is none, or answers another question than
 * `nonce`: another person's link.
 */
export function parseCardReturn(fragment: string, nonce: string | null): CardReturn | null {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  if (nonce === null || said.get('card_nonce') !== nonce) return null;
  const refusal = said.get('card_refusal');
  if (refusal !== null) return { kind: 'refused', refusal: cardRefusals.find((known) => known === refusal) ?? 'unreadable' };
  const statement = said.get('card_reading');
  if (statement === null) return null;
  return { kind: 'read', reading: { ...readingIn(statement), statement } };
}

/** Whether the fragment is one of the reader's, for any page that asked. */
export const isCardReturn = (fragment: string): boolean => new URLSearchParams(fragment.replace(/^#/, '')).has('card_nonce');

/** Null when the alternative name, the chain or the expiry is missing: the certificate is not one to register. */
export function completeReading(reading: Partial<CompleteReading>): CompleteReading | null {
  if (needed.some((name) => (reading[name] ?? '').trim() === '')) return null;
  return { ...cardReadingDefaults, ...reading } as CompleteReading;
}

/** The fields in the signed statement. */
function readingIn(statement: string): Partial<CompleteReading> {
  const { reading } = tokenClaims(statement);
  const fields = typeof reading === 'object' && reading !== null ? Object.entries(reading) : [];
  return Object.fromEntries(fields.filter(([name, value]) => name.startsWith('ssl_client_') && typeof value === 'string'));
}
