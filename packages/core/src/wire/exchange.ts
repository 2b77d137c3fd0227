import { inject, injectable } from '../capabilities/injection.ts';
import { CallFailure } from '../errors/call-failure.ts';
import { Identity } from '../session/identity.ts';
import { TokenRenewal } from '../sign-in/renewal.ts';
import { HttpClient, type RawAnswer } from './http-client.ts';
import type { ServiceRequest } from './service-request.ts';

/** Sends requests for buyers: an expired token is renewed once and the request is sent again. */
@injectable()
export class Exchange {
  readonly #http: HttpClient;
  readonly #identity: Identity;
  readonly #renewal: TokenRenewal;

  constructor(
    @inject(HttpClient) http: HttpClient,
    @inject(Identity) identity: Identity,
    @inject(TokenRenewal) renewal: TokenRenewal,
  ) {
    this.#http = http;
    this.#identity = identity;
    this.#renewal = renewal;
  }

  /** @throws CallFailure; of kind `sign-in` when the server wants a signed-in buyer and the tokens cannot be renewed */
  async ask(request: ServiceRequest, signal?: AbortSignal): Promise<RawAnswer> {
    const token = this.#identity.accessToken();
    try {
      return await this.#http.send(request, signal);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      if (token !== null && (await this.#renewal.renew(token))) return await this.#askAgain(request, signal);
      this.#identity.dropTokens();
      throw signInNeeded(error);
    }
  }

  async #askAgain(request: ServiceRequest, signal?: AbortSignal): Promise<RawAnswer> {
    try {
      return await this.#http.send(request, signal);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      this.#identity.dropTokens();
      throw signInNeeded(error);
    }
  }
}

const isUnauthorized = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.kind === 'http' && error.status === 401;

const signInNeeded = (failure: CallFailure): CallFailure =>
  new CallFailure('sign-in', failure.message, { status: 401, ...(failure.errorID && { errorID: failure.errorID }) });
