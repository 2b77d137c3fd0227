import {
  type TabLocks, type Clock, inject, injectable, type KeyValueStorage, ClockToken, LocalStorageToken, LocksToken, storedKeys,
} from '../capabilities/index.ts';
import { CallFailure } from '../errors/index.ts';
import { Identity, parseIdentityConfig } from '../session/index.ts';
import { identityAwayCode, type RenewsTokens } from '../wire/index.ts';
import { TokenRequests } from './dpop/token-requests.ts';

/** For a buyer who is signed in and stays so: they have nothing to sign in to, only to try again. */
const awayText = 'The sign-in service does not answer at the moment, so your sign-in could not be renewed. You are still signed in; try again in a minute.';

const lockName = 'quartermaster.token-renewal';
/** Taken while another tab may not see yet what a renewal stored: a browser hands its locks on before its storage. */
const renewedName = 'quartermaster.token-renewed';
/** Milliseconds. */
const renewedFor = 10_000;
/** Milliseconds, in steps, for which the new token is waited for where it has been stored. */
const arrivesWithin = 5000;
const step = 50;

/**
 * Renews tokens without asking the buyer. The server keeps the refresh token; of all tabs that notice at once, one renews
 * and the others take what it got.
 */
@injectable()
export class TokenRenewal implements RenewsTokens {
  readonly #requests: TokenRequests;
  readonly #identity: Identity;
  readonly #storage: KeyValueStorage;
  readonly #locks: TabLocks;
  readonly #clock: Clock;

  constructor(
    @inject(TokenRequests) requests: TokenRequests,
    @inject(Identity) identity: Identity,
    @inject(LocalStorageToken) storage: KeyValueStorage,
    @inject(LocksToken) locks: TabLocks,
    @inject(ClockToken) clock: Clock,
  ) {
    this.#requests = requests;
    this.#identity = identity;
    this.#storage = storage;
    this.#locks = locks;
    this.#clock = clock;
  }

  /**
   * Whether there is a token now that is not the refused one.
   *
   * @throws CallFailure with the code SESSION_EXPIRED or IDENTITY_AWAY, or of kind `network` (see {@link RenewsTokens})
   */
  renew(refused: string): Promise<boolean> {
    return this.#locks.run(lockName, async () => {
      const present = await this.#present(refused);
      if (present !== null && present !== refused) return true;
      if (present === null) return false;
      const outcome = await this.#ask();
      // Where nothing was refused, another call may renew later.
      if (outcome === 'refused') this.#identity.dropTokens();
      if (outcome === 'renewed') await this.#tellRenewed();
      return outcome === 'renewed';
    });
  }

  /** The token that all tabs have now. */
  async #present(refused: string): Promise<string | null> {
    if (this.#identity.accessToken() !== refused || !(await this.#locks.isTaken(renewedName))) return this.#identity.accessToken();
    for (let waited = 0; waited < arrivesWithin && this.#identity.accessToken() === refused; waited += step) await this.#pause(step);
    return this.#identity.accessToken();
  }

  async #tellRenewed(): Promise<void> {
    if (await this.#locks.isTaken(renewedName)) return;
    await new Promise<void>((isTold) => {
      void this.#locks.run(renewedName, () => {
        isTold();
        return this.#pause(renewedFor);
      });
    });
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((over) => void this.#clock.setTimeout(over, milliseconds));
  }

  async #ask(): Promise<'renewed' | 'refused' | 'unknown'> {
    const config = parseIdentityConfig(this.#storage.get(storedKeys.identityConfig));
    if (config === null) return 'refused';
    try {
      const payload = { grant_type: 'refresh_token', client_id: config.client_id };
      const result = await this.#requests.ask(config, payload);
      if ('refused' in result) return 'refused';
      this.#identity.keep(result.tokens);
      return 'renewed';
    } catch (error) {
      if (!(error instanceof CallFailure)) return 'unknown';
      if (error.code === 'SESSION_EXPIRED' || error.kind === 'network') throw error;
      // Too many of one office have asked at once: that refuses no sign-in either.
      if (error.status !== 429 && (error.status ?? 0) < 500) return 'unknown';
      throw new CallFailure('http', awayText, { status: 503, code: identityAwayCode, title: 'Sign-in Not Available', ...(error.errorID && { errorID: error.errorID }) });
    }
  }
}
