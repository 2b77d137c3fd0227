import { hkdfSync } from 'node:crypto';
import type { KeySets } from '../keys/index.ts';

/**
 * Binds access and refresh tokens to the key of the browser (DPoP, RFC 9449). A nonce is asked for only where the time of a
 * proof is more than five minutes off, because the browser's clock is wrong; other browsers need no second round. All
 * processes of a deployment take each other's nonces, since they share the cookie keys.
 */
export function tokenBinding({ cookies }: Pick<KeySets, 'cookies'>): { enabled: true; nonceSecret: Buffer; requireNonce: () => false } {
  const nonceSecret = Buffer.from(hkdfSync('sha256', cookies[0] ?? '', '', 'nonces of key proofs', 32));
  return { enabled: true, nonceSecret, requireNonce: () => false };
}
