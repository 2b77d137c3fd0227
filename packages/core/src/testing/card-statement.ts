import { toBase64url } from '../capabilities/base64url.ts';

/** A reader's statement about a card, as far as a browser looks into it: the signature is no real one. */
export const cardStatement = (claims: unknown): string => `head.${toBase64url(new TextEncoder().encode(JSON.stringify(claims)))}.signature`;
