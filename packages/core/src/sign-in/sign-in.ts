import { BrowserKeysToken, inject, injectable, LocationToken, SessionStorageToken, storedKeys, type BrowserKeys, type BrowserLocation, type KeyValueStorage } from '../capabilities/index.ts';
import { FormDrafts } from '../drafts/index.ts';
import { Identity, DpopProofs, SessionLife, type IdentityConfig } from '../session/index.ts';
import { HttpClient } from '../wire/index.ts';
import { serviceRequest } from '../store/index.ts';
import { TokenRequests } from './dpop/token-requests.ts';
import { IdentityConfigs } from './identity-configs.ts';
import type { OpenIdConnection } from './openid-connection.ts';

/** Where the identity server sends the browser back to (specification, section 2). */
const callbackPath = '/pkce/callback';

/** Why sign-in could not begin or end; the texts are in section 8 of the specification. */
type SignInError = 'sign-in' | 'xsrf';

/**
 * `signed-in`: tokens are there. `recovered`: the address of a sign-in that this tab has finished was opened again, and nothing is to be done with it.
 * `home`: the identity server does not know the buyer. `registration`: there is an identity but no account.
 */
export type SignInReturn =
  | { readonly kind: 'signed-in' | 'recovered' | 'home' | 'registration' }
  | { readonly kind: 'error'; readonly error: SignInError; readonly detail: string };

/** Signing in through the identity server (specification, section 4, Sign-in). */
@injectable()
export class SignIn {
  readonly #http: HttpClient;
  readonly #identity: Identity;
  readonly #drafts: FormDrafts;
  readonly #location: BrowserLocation;
  readonly #configs: IdentityConfigs;
  readonly #tab: KeyValueStorage;
  readonly #requests: TokenRequests;
  readonly #proofs: DpopProofs;
  readonly #life: SessionLife;
  readonly #keys: BrowserKeys;

  constructor(
    @inject(HttpClient) http: HttpClient,
    @inject(Identity) identity: Identity,
    @inject(LocationToken) location: BrowserLocation,
    @inject(IdentityConfigs) configs: IdentityConfigs,
    @inject(SessionStorageToken) tab: KeyValueStorage,
    @inject(TokenRequests) requests: TokenRequests,
    @inject(DpopProofs) proofs: DpopProofs,
    @inject(FormDrafts) drafts: FormDrafts,
    @inject(BrowserKeysToken) keys: BrowserKeys,
    @inject(SessionLife) life: SessionLife,
  ) {
    this.#http = http;
    this.#identity = identity;
    this.#location = location;
    this.#configs = configs;
    this.#tab = tab;
    this.#requests = requests;
    this.#proofs = proofs;
    this.#drafts = drafts;
    this.#keys = keys;
    this.#life = life;
  }

  /**
   * Leaves for the identity server with a fresh proof key. `already` when there is an access token: the caller goes on to
   * the mfa sign-in screen. @throws Error when the identity config or the proof key cannot be had
   */
  async begin(silent: boolean): Promise<'left' | 'already'> {
    if (this.#identity.accessToken() !== null) return 'already';
    const config = await this.#configs.get();
    const key = await this.#proofKey();
    const [state, challenge, verifier] = [key['pkce_state'], key['pkce_code_challenger'], key['pkce_code_verifier']];
    if (typeof state !== 'string' || typeof challenge !== 'string' || typeof verifier !== 'string') {
      throw new Error('The server gave no proof key.');
    }
    this.#tab.set(storedKeys.proofKeyState, state);
    this.#tab.set(storedKeys.proofKeyVerifier, verifier);
    const connection = await this.#connection(config);
    await this.#drafts.keepAll();
    this.#location.leaveFor(await connection.begin({ state, challenge, verifier, boundTo: await this.#proofs.thumbprint(config) }, this.#prompt(config, silent)));
    return 'left';
  }

  /** Takes the browser back from the identity server. `search`: the query of the callback address. */
  async finish(search: string): Promise<SignInReturn> {
    const query = new URLSearchParams(search);
    const expected = this.#tab.get(storedKeys.proofKeyState);
    const returned = query.get('state');
    if (expected === null && (await this.#isFinished(returned))) return { kind: 'recovered' };
    if (returned === null || returned !== expected) {
      this.#forgetProofKey();
      return { kind: 'error', error: 'xsrf', detail: expected === null ? 'This tab has begun no sign-in.' : 'The returned state is not the stored one.' };
    }
    await this.#rememberFinished(returned);
    const stranger = await this.#stranger(query.get('iss'));
    if (stranger !== null) {
      this.#forgetProofKey();
      return { kind: 'error', error: 'xsrf', detail: stranger };
    }
    const error = query.get('error');
    if (error !== null) {
      this.#forgetProofKey();
      return returnedError(error, query.get('error_description'));
    }
    return this.#exchange(search);
  }

  /** After a session has expired a press must not sign its buyer in again: the person who presses gives the factors. */
  #prompt(config: IdentityConfig, silent: boolean): 'none' | 'login' | null {
    if (silent) return 'none';
    return config.fresh_after_expiry && this.#life.hasLapsed() ? 'login' : null;
  }

  /** Why an answer is not of the identity server that was asked (RFC 9207); null when it is. */
  async #stranger(named: string | null): Promise<string | null> {
    const config = await this.#configs.get().catch(() => null);
    if (config === null || (named === null && !config.authorization_response_iss_parameter_supported)) return null;
    return named === config.issuer ? null : 'The answer is not of the identity server that was asked.';
  }

  async #exchange(search: string): Promise<SignInReturn> {
    try {
      const config = await this.#configs.get();
      const connection = await this.#connection(config);
      const ticket = await connection.finish(`${this.#location.origin}${callbackPath}${search}`);
      if (ticket === null) return { kind: 'error', error: 'xsrf', detail: 'The browser did not begin this sign-in.' };
      const result = await this.#requests.ask(config, {
        grant_type: 'authorization_code',
        code: ticket.code,
        client_id: config.client_id,
        redirect_uri: this.#redirectUri,
        code_verifier: ticket.verifier,
      });
      if ('refused' in result) return { kind: 'error', error: 'sign-in', detail: `The sign-in code was refused. ${result.refused}` };
      this.#identity.keep(result.tokens);
      return { kind: 'signed-in' };
    } catch (error) {
      return { kind: 'error', error: 'sign-in', detail: error instanceof Error ? error.message : String(error) };
    } finally {
      this.#forgetProofKey();
    }
  }

  get #redirectUri(): string {
    return `${this.#location.origin}${callbackPath}`;
  }

  async #proofKey(): Promise<Record<string, unknown>> {
    const answer = await this.#http.send(serviceRequest('/login/pkce', null, null));
    return answer.kind === 'envelope' ? { ...answer.envelope?.attributes } : {};
  }

  /** The OpenID client weighs 15 KiB: it comes when a buyer signs in. */
  async #connection(config: IdentityConfig): Promise<OpenIdConnection> {
    const { OpenIdConnection } = await import('./openid-connection.ts');
    return new OpenIdConnection(config, this.#redirectUri, this.#tab);
  }

  /** Back and reload bring the address of a sign-in that this tab has finished: no attack, and nothing is to be done with it. */
  async #isFinished(state: string | null): Promise<boolean> {
    const finished = this.#tab.get(storedKeys.finishedState);
    return state !== null && finished !== null && finished === (await this.#keys.hash(state));
  }

  /** As a hash: the state itself is cleared (specification, section 4). An origin that is not secure has none, and forgets. */
  async #rememberFinished(state: string): Promise<void> {
    const hash = await this.#keys.hash(state).catch(() => null);
    if (hash !== null) this.#tab.set(storedKeys.finishedState, hash);
  }

  #forgetProofKey(): void {
    this.#tab.remove(storedKeys.proofKeyState);
    this.#tab.remove(storedKeys.proofKeyVerifier);
  }
}

/** Sign-in did not take place: the specification's two, and the others of OpenID Connect (section 3.1.2.6) to prompt=none. */
const signInDeclined = ['login_required', 'timed_out', 'interaction_required', 'account_selection_required', 'consent_required'];

/** Specification, section 4, Return errors. */
function returnedError(error: string, description: string | null): SignInReturn {
  if (signInDeclined.includes(error)) return { kind: 'home' };
  if (error === 'access_denied') return { kind: 'registration' };
  return { kind: 'error', error: 'sign-in', detail: `${error}${description === null ? '' : `: ${description}`}` };
}
