import type { RequestOf } from '@quartermaster/contracts';

/** What registration sends: the reading result of the specification (section 3) and the reader's signature. */
export type CompleteReading = RequestOf<'/login/register_smart_card'>;

/** Why the reader refused a card. */
export type CardRefusal = 'none' | 'untrusted' | 'expired' | 'not-yet-valid' | 'revoked' | 'wrong-certificate' | 'unreadable';

/** What came back from the reader: a reading to check, or its refusal. */
export type CardReturn =
  | { readonly kind: 'read'; readonly reading: Partial<CompleteReading> }
  | { readonly kind: 'refused'; readonly refusal: CardRefusal };

const refusals: readonly CardRefusal[] = ['none', 'untrusted', 'expired', 'not-yet-valid', 'revoked', 'wrong-certificate', 'unreadable'];

/** Without these a card cannot be registered (specification, section 4, Smart card registration). */
const needed = ['ssl_client_san_other_msupn_0', 'ssl_client_cert_chain', 'ssl_client_v_end'] as const;

/**
 * Reads the fragment with which the reader sends the browser back. Null when it is none, or answers another question than
 * `nonce`: somebody else's link.
 */
export function parseCardReturn(fragment: string, nonce: string | null): CardReturn | null {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  if (nonce === null || said.get('card_nonce') !== nonce) return null;
  const refusal = said.get('card_refusal');
  if (refusal !== null) return { kind: 'refused', refusal: refusals.find((known) => known === refusal) ?? 'unreadable' };
  const statement = said.get('card_reading');
  if (statement === null) return null;
  return { kind: 'read', reading: { ...readingIn(statement), statement } };
}

/** Whether the fragment is one of the reader's, whoever asked. */
export const isCardReturn = (fragment: string): boolean => new URLSearchParams(fragment.replace(/^#/, '')).has('card_nonce');

/** Null when the alternative name, the chain or the expiry is missing: the certificate is not one to register. */
export function completeReading(reading: Partial<CompleteReading>): CompleteReading | null {
  if (needed.some((name) => (reading[name] ?? '').trim() === '')) return null;
  return {
    ssl_client_i_dn_o: 'CA',
    ssl_client_s_dn_ou: 'U.S. Government',
    ssl_client_s_dn_cn: '',
    ...reading,
  } as CompleteReading;
}

/** The fields in the signed statement. The server checks the signature: here it only has to be readable. */
function readingIn(statement: string): Partial<CompleteReading> {
  try {
    const bytes = Uint8Array.from(atob((statement.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { reading?: Record<string, unknown> } | null;
    const fields = Object.entries(claims?.reading ?? {}).filter(([name, value]) => name.startsWith('ssl_client_') && typeof value === 'string');
    return Object.fromEntries(fields);
  } catch {
    return {};
  }
}
