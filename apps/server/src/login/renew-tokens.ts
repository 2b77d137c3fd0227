import type { Pool } from '@quartermaster/database';
import type { Clock, Randomness } from '../runtime/index.ts';
import { identityAway } from './discovery.ts';
import { bindingFault, boundKeyOf, type BrowserKey } from './proof/browser-key.ts';
import type { IdentityConfig } from './config.ts';
import { endRenewalTurn, takeRenewalTurn } from './renewal-turn.ts';
import type { KeptTokens, TokenBox } from './token-box.ts';
import type { TokenAnswer, TokenEndpoint } from './token-endpoint.ts';

export interface RenewalTools {
  readonly config: Pick<IdentityConfig, 'dpop'>;
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly box: TokenBox;
  readonly endpoint: TokenEndpoint;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

const pollMilliseconds = 100;
const patienceMilliseconds = 15_000;

const nothingKept: TokenAnswer = { refused: { error: 'invalid_grant', error_description: 'There is no sign-in to renew. Sign in again.' } };

const otherBrowser: TokenAnswer = { refused: { error: 'invalid_dpop_proof', error_description: 'This sign-in is bound to the key of another browser.' } };

/** A caller with the session cookie but without the key is not the browser that signed in. */
const isOfAnother = (tokens: KeptTokens, key: BrowserKey): boolean => ![null, key?.thumbprint].includes(boundKeyOf(tokens.accessToken));

/**
 * Renews the tokens of a session. The provider takes each refresh token once, and a second use ends the whole sign-in;
 * therefore one caller asks, and all others who ask at the same time get its result.
 */
export async function renewTokens(tools: RenewalTools, asked: string, key: BrowserKey): Promise<TokenAnswer> {
  let sessionId = asked;
  const claim = tools.randomness.uuid();
  for (let waited = 0; waited < patienceMilliseconds; waited += pollMilliseconds) {
    const turn = await takeRenewalTurn(tools.database, sessionId, claim, tools.clock.now());
    if (turn.turn === 'mine') return renew(tools, sessionId, claim, tools.box.open(turn.tokens, sessionId), key);
    if (turn.turn === 'none') return nothingKept;
    if (turn.turn === 'done') {
      const tokens = tools.box.open(turn.tokens, sessionId);
      if (tokens === null) return nothingKept;
      return isOfAnother(tokens, key) ? otherBrowser : { tokens };
    }
    if (turn.turn === 'moved') sessionId = turn.to;
    else await tools.sleep(pollMilliseconds);
  }
  throw identityAway(new Error('Another call has been renewing the tokens of this session for too long.'));
}

async function renew(tools: RenewalTools, sessionId: string, claim: string, kept: KeptTokens | null, key: BrowserKey): Promise<TokenAnswer> {
  const end = (result: Buffer | null | 'unchanged'): Promise<void> => endRenewalTurn(tools.database, sessionId, claim, result, tools.clock.now());
  if (kept === null || kept.refreshToken === null) {
    await end(null);
    return nothingKept;
  }
  if (isOfAnother(kept, key)) {
    await end('unchanged');
    return otherBrowser;
  }
  let answer: TokenAnswer;
  try {
    answer = await tools.endpoint.refresh(kept.refreshToken, kept.idToken, key?.proof ?? null);
  } catch (error) {
    await end('unchanged');
    throw error;
  }
  if ('refused' in answer) {
    // With another proof the same refresh token is still good.
    await end(['use_dpop_nonce', 'invalid_dpop_proof'].includes(answer.refused.error) ? 'unchanged' : null);
    return answer;
  }
  const unbound = bindingFault(tools.config, answer.tokens.accessToken, key);
  await end(unbound === null ? tools.box.seal(answer.tokens, sessionId) : null);
  return unbound === null ? answer : { refused: unbound };
}
