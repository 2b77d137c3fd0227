import { readLimit, type Limit } from '../runtime/index.ts';

/** The limits of sign-in (decision 0117). */
export interface SignInLimits {
  /** Passwords for one account, from all networks together. */
  readonly account: Limit;
  /** Passwords for one account from one network. */
  readonly accountAndNetwork: Limit;
  /** Passwords from one network, for all accounts together. */
  readonly network: Limit;
  /** Either factor, for one account on one device that has signed in to it before. */
  readonly device: Limit;
  /** Codes after a right password, for one account. */
  readonly codes: Limit;
}

/** Like those of login.gov, which publishes its configuration: 5 in 60 s of an account and network, 20 in 60 s of a network, 10 codes in 10 minutes. */
export const DEFAULT_LIMITS: SignInLimits = {
  account: { tries: 10, seconds: 600 },
  accountAndNetwork: { tries: 5, seconds: 60 },
  network: { tries: 20, seconds: 60 },
  device: { tries: 10, seconds: 600 },
  codes: { tries: 10, seconds: 600 },
};

/**
 * The limits of the environment, each as `tries/seconds`, for example `IDENTITY_LIMIT_NETWORK=20/60`.
 * @throws {ConfigError} for the first one that is none
 */
export function readSignInLimits(env: Readonly<Record<string, string | undefined>>): SignInLimits {
  return {
    account: readLimit(env, 'IDENTITY_LIMIT_ACCOUNT', DEFAULT_LIMITS.account),
    accountAndNetwork: readLimit(env, 'IDENTITY_LIMIT_ACCOUNT_AND_NETWORK', DEFAULT_LIMITS.accountAndNetwork),
    network: readLimit(env, 'IDENTITY_LIMIT_NETWORK', DEFAULT_LIMITS.network),
    device: readLimit(env, 'IDENTITY_LIMIT_DEVICE', DEFAULT_LIMITS.device),
    codes: readLimit(env, 'IDENTITY_LIMIT_CODES', DEFAULT_LIMITS.codes),
  };
}
