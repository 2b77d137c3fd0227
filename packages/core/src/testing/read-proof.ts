import { fromBase64url } from '../capabilities/base64url.ts';

/** Header and claims of a proof, when its signature holds for the key that it carries; that key must be a public key alone. */
export async function readProof(proof: string | null | undefined): Promise<{ header: Record<string, unknown>; claims: Record<string, unknown> }> {
  const [header = '', claims = '', signature = ''] = (proof ?? '').split('.');
  const read = (part: string) => JSON.parse(new TextDecoder().decode(fromBase64url(part))) as Record<string, unknown>;
  const { jwk } = read(header) as { jwk: JsonWebKey };
  const key = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
  const signed = new TextEncoder().encode(`${header}.${claims}`);
  if (!(await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, fromBase64url(signature), signed))) throw new Error('The signature of the proof is not valid.');
  return { header: read(header), claims: read(claims) };
}

/** An access token that is bound to a key, or to none; it has no signature. */
export function tokenBoundTo(thumbprint: string | null, name = 'buyer'): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'ES256' })}.${part({ sub: name, ...(thumbprint !== null && { cnf: { jkt: thumbprint } }) })}.signature`;
}
