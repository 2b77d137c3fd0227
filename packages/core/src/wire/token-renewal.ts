import type { InjectionToken } from '../capabilities/index.ts';

/** The sign-in service does not answer. */
export const identityAwayCode = 'IDENTITY_AWAY';

/** How an expired token is renewed: sign-in says so, calls need no more of it. */
export interface RenewsTokens {
  /**
   * Whether there is a token now that is not the refused one.
   *
   * @throws CallFailure with the code SESSION_EXPIRED; with the code IDENTITY_AWAY or of kind `network` where no one refused anything and another call may renew
   */
  renew(refused: string): Promise<boolean>;
}

export const TokenRenewalToken: InjectionToken<RenewsTokens> = Symbol('token renewal');
