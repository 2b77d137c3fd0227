import { ConfigError } from '../runtime/index.ts';

/** So many failures at once; those that were counted are forgotten steadily, all of them within the seconds. */
export interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

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

/** @throws {ConfigError} when it is no `tries/seconds` */
export function readLimit(env: Readonly<Record<string, string | undefined>>, name: string, otherwise: Limit): Limit {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const [, tries = '0', seconds = '0'] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  if (Number(tries) === 0 || Number(seconds) === 0) {
    throw new ConfigError(`${name} is "${text}". Use tries/seconds, for example ${otherwise.tries}/${otherwise.seconds}: ${otherwise.tries} tries at once, which are forgotten within ${otherwise.seconds} seconds.`);
  }
  return { tries: Number(tries), seconds: Number(seconds) };
}
