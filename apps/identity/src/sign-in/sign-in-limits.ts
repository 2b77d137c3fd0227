import { readLimit, type Limit } from '../runtime/index.ts';

/** The limits of sign-in (decision 0117), and of mail that anybody can ask for. */
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
  /** Mail to one address: links for another password, codes for another address. */
  readonly mailTo: Limit;
  /** The same from one network, to all addresses together. */
  readonly mailFrom: Limit;
}

/** Like those of login.gov, which publishes its configuration: 5 in 60 s of an account and network, 20 in 60 s of a network, 10 codes in 10 minutes. */
export const DEFAULT_LIMITS: SignInLimits = {
  account: { tries: 10, seconds: 600 },
  accountAndNetwork: { tries: 5, seconds: 60 },
  network: { tries: 20, seconds: 60 },
  device: { tries: 10, seconds: 600 },
  codes: { tries: 10, seconds: 600 },
  mailTo: { tries: 3, seconds: 3600 },
  mailFrom: { tries: 20, seconds: 3600 },
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
    mailTo: readLimit(env, 'IDENTITY_LIMIT_MAIL_TO', DEFAULT_LIMITS.mailTo),
    mailFrom: readLimit(env, 'IDENTITY_LIMIT_MAIL_FROM', DEFAULT_LIMITS.mailFrom),
  };
}
