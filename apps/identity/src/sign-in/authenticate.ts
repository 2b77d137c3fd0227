import { newTotpSecret, normalizeLogin, refusePassword, verifyPassword, matchTotpStep, type Account, type AccountDirectory } from '../accounts/index.ts';
import type { Clock } from '../runtime/index.ts';
import type { Device } from './device-cookie.ts';
import { accountAndNetworkKey, accountKey, codesKey, deviceKey, networkKey } from './throttle-keys.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { Throttle } from './throttle.ts';

/** Too many failures; `seconds` until the next try is checked. */
export interface MustWait {
  readonly kind: 'wait';
  readonly seconds: number;
}

/** The request of one try: its network address, and the device that sent it if it has signed in before. */
export interface Visitor {
  readonly address: string;
  readonly device: Device | null;
}

/** The state of a sign-in between its two factors. */
export interface FirstFactor {
  readonly login: string;
  /** Null when the password was wrong: then the code is asked for all the same, and nothing is right. */
  readonly account: Account | null;
  /** Nothing was said about the password: one answer comes for both factors. */
  readonly isUnsaid: boolean;
}

type PasswordOutcome = { readonly kind: 'passed'; readonly first: FirstFactor } | { readonly kind: 'wrong' } | MustWait;

/** `refused`: the password, the code or their number, and not which. */
export type CodeOutcome = { readonly kind: 'passed' } | { readonly kind: 'wrong' | 'used' } | { readonly kind: 'refused' } | MustWait;

/**
 * The two factors, each behind its limits (decision 0117). Guesses of strangers take nothing from the owner: where there are too many of
 * them, a strange device learns nothing before both factors are given, and both right ones are still right.
 */
export interface Authenticator {
  password(visitor: Visitor, typedLogin: string, password: string): Promise<PasswordOutcome>;
  code(visitor: Visitor, first: FirstFactor, typedCode: string): Promise<CodeOutcome>;
  /** A recovery code in the place of the app's, behind the same limits. */
  recoveryCode(visitor: Visitor, first: FirstFactor, typedCode: string): Promise<CodeOutcome>;
}

/** An account that is none: its secret is known to no one, and its id is of no row. */
const stranger: Account = { id: '', login: '', email: '', givenName: '', familyName: '', agencyCode: '', passwordHash: '', totpSecret: newTotpSecret(), isApproved: false, isDemo: false };

export function authenticator(deps: { directory: AccountDirectory; throttle: Throttle; limits: SignInLimits; clock: Clock; takeRecoveryCode: (account: Account, typed: string) => Promise<boolean> }): Authenticator {
  const { directory, throttle, limits, clock, takeRecoveryCode } = deps;

  /** The limits of a try by a device that is strange to the account, the narrowest first: a full one is not passed on to the others. */
  const strangersLimits = (login: string, address: string) =>
    [
      [accountAndNetworkKey(login, address), limits.accountAndNetwork],
      [accountKey(login), limits.account],
      [networkKey(address), limits.network],
    ] as const;

  const chargeStranger = async (login: string, address: string): Promise<boolean> => {
    for (const [key, limit] of strangersLimits(login, address)) if ((await throttle.charge(key, limit)) > 0) return false;
    return true;
  };

  const check = async (login: string, password: string): Promise<Account | null> => {
    const account = await directory.byLogin(login);
    const isRight = account ? await verifyPassword(password, account.passwordHash) : await refusePassword(password);
    return account && isRight ? account : null;
  };

  const secondFactor = async ({ address, device }: Visitor, { login, account, isUnsaid }: FirstFactor, verify: (account: Account) => Promise<'right' | 'wrong' | 'used'>): Promise<CodeOutcome> => {
    // A wrong password counts for nothing here, or a stranger could use up the owner's codes.
    if (account === null) {
      // The same work as for a right one: the time of the answer says nothing either.
      if ((await throttle.charge(codesKey(`${login} with a wrong password`), limits.codes)) === 0) await verify(stranger);
      return { kind: 'refused' };
    }
    const isKnown = device?.knows(login) === true;
    const seconds = isKnown ? await throttle.charge(deviceKey(login, device.id), limits.device) : await throttle.charge(codesKey(login), limits.codes);
    if (seconds > 0) return isUnsaid ? { kind: 'refused' } : { kind: 'wait', seconds };
    const said = await verify(account);
    if (said !== 'right') return { kind: isUnsaid ? 'refused' : said };
    const keys = isKnown ? [deviceKey(login, device.id)] : [codesKey(login), accountKey(login), accountAndNetworkKey(login, address)];
    for (const key of keys) await throttle.clear(key);
    return { kind: 'passed' };
  };

  return {
    async password({ address, device }, typedLogin, password) {
      const login = normalizeLogin(typedLogin);
      if (device?.knows(login) === true) {
        const key = deviceKey(login, device.id);
        const seconds = await throttle.charge(key, limits.device);
        if (seconds > 0) return { kind: 'wait', seconds };
        const account = await check(login, password);
        if (account === null) return { kind: 'wrong' };
        await throttle.refund(key);
        return { kind: 'passed', first: { login, account, isUnsaid: false } };
      }
      const isWithin = await chargeStranger(login, address);
      const account = await check(login, password);
      if (!isWithin) return { kind: 'passed', first: { login, account, isUnsaid: true } };
      if (account === null) return { kind: 'wrong' };
      // Only this try is taken back: failures at the second factor have a limit of their own.
      for (const [key] of strangersLimits(login, address)) await throttle.refund(key);
      return { kind: 'passed', first: { login, account, isUnsaid: false } };
    },

    code: (visitor, first, typedCode) =>
      secondFactor(visitor, first, async ({ id, totpSecret }) => {
        const step = await matchTotpStep(totpSecret, typedCode, clock.now());
        if (step === undefined) return 'wrong';
        return (await directory.useTotpStep(id, step)) ? 'right' : 'used';
      }),
    recoveryCode: (visitor, first, typedCode) => secondFactor(visitor, first, async (account) => ((await takeRecoveryCode(account, typedCode)) ? 'right' : 'wrong')),
  };
}
