import { inject, injectable } from '../../capabilities/index.ts';
import { Identity, DpopProofs, type IdentityConfig } from '../../session/index.ts';
import { HttpClient, type RawAnswer } from '../../wire/index.ts';
import { serviceRequest } from '../../store/index.ts';
import { parseTokens, type Tokens } from '../tokens.ts';

export type TokenResult = { readonly tokens: Tokens } | { readonly refused: string };

const noKey = 'This browser cannot keep the key that a sign-in is bound to. Allow this site to store data, leave the private window, or use another browser.';

/** Asks our server for tokens that are bound to this browser, as far as the identity server binds them. */
@injectable()
export class TokenRequests {
  readonly #http: HttpClient;
  readonly #identity: Identity;
  readonly #proofs: DpopProofs;

  constructor(@inject(HttpClient) http: HttpClient, @inject(Identity) identity: Identity, @inject(DpopProofs) proofs: DpopProofs) {
    this.#http = http;
    this.#identity = identity;
    this.#proofs = proofs;
  }

  /** @throws CallFailure when there is no answer */
  async ask(config: IdentityConfig, payload: object): Promise<TokenResult> {
    let nonce: string | null = null;
    let refusal = 'The tokens were refused.';
    // Once more with the nonce that the identity server wants, and once more by the server's clock.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const clock = this.#proofs.clockCorrections;
      const proof = await this.#proofs.forTokenEndpoint(config, this.#identity.accessToken(), nonce);
      const answer = await this.#http.send(serviceRequest('/login/auth_tokens', null, { ...payload, ...(proof !== null && { dpop_proof: proof }) }));
      const tokens = parseTokens(answer);
      if (tokens !== null) return { tokens };
      const { error, description, wanted } = refusalOf(answer);
      refusal = `${error}: ${description}`;
      if (proof === null) return { refused: (await this.#lacksKey(config)) ? `${noKey} (${refusal})` : refusal };
      const isClock = error === 'invalid_dpop_proof' && this.#proofs.clockCorrections !== clock;
      if (wanted === null && !isClock) break;
      nonce = wanted ?? nonce;
    }
    return { refused: refusal };
  }

  async #lacksKey(config: IdentityConfig): Promise<boolean> {
    return this.#proofs.binds(config) && (await this.#proofs.thumbprint(config)) === null;
  }
}

function refusalOf(answer: RawAnswer): { error: string; description: string; wanted: string | null } {
  const { error, error_description: description, dpop_nonce: wanted } = (answer.kind === 'envelope' ? answer.envelope?.attributes : null) ?? {};
  return { error: String(error), description: String(description), wanted: typeof wanted === 'string' ? wanted : null };
}
