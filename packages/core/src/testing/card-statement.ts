/** A reader's statement about a card, as far as a browser looks into it: the signature is no real one. */
export function cardStatement(claims: unknown): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims)));
  return `head.${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}
