import { createPublicKey, verify } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';

export interface Jwt {
  readonly header: Record<string, unknown>;
  readonly payload: Record<string, unknown>;
}

/** Checks an ES256 token against the server's published keys and reads it. */
export async function readJwt(issuer: string, token: string | undefined): Promise<Jwt> {
  const [head = '', body = '', signature = ''] = (token ?? '').split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, unknown>;
  const { keys } = (await (await fetch(new URL('/jwks', issuer))).json()) as { keys: (JsonWebKey & { kid: string })[] };
  const jwk = keys.find((key) => key.kid === header['kid']);
  if (!jwk || 'd' in jwk) throw new Error('The key of the token is not published as a public key.');
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = verify('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!signed) throw new Error('The signature of the token is wrong.');
  return { header, payload: JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown> };
}
