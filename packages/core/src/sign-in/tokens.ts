import type { RawAnswer } from '../wire/index.ts';

export interface Tokens {
  access_token: string;
  id_token: string;
}

/** The tokens of an answer of /login/auth_tokens; null when it was refused. */
export function parseTokens(answer: RawAnswer): Tokens | null {
  if (answer.kind !== 'envelope' || answer.envelope?.responseName !== 'Success') return null;
  const { access_token, id_token } = answer.envelope.attributes ?? {};
  return typeof access_token === 'string' && typeof id_token === 'string' ? { access_token, id_token } : null;
}
