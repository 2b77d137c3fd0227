import type { InjectionToken } from '../capabilities/index.ts';

/** How an expired token is renewed: sign-in says so, calls need no more of it. */
export interface RenewsTokens {
  /** Whether there is a token now that is not the refused one. @throws CallFailure with the code SESSION_EXPIRED */
  renew(refused: string): Promise<boolean>;
}

export const TokenRenewalToken: InjectionToken<RenewsTokens> = Symbol('token renewal');
