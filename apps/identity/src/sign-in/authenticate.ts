import { normalizeLogin, refusePassword, verifyPassword, matchTotpStep, type Account, type AccountDirectory } from '../accounts/index.ts';
import type { Clock } from '../runtime/index.ts';
import { accountKey, addressKey } from './throttle-keys.ts';
import { ACCOUNT_DELAYS, ADDRESS_DELAYS, type Throttle } from './throttle.ts';

/** Too many failures; `seconds` until the next try is checked. */
export interface MustWait {
  readonly kind: 'wait';
  readonly seconds: number;
}

type PasswordOutcome = { readonly kind: 'passed'; readonly account: Account } | { readonly kind: 'wrong' } | MustWait;

type CodeOutcome = { readonly kind: 'passed' } | { readonly kind: 'wrong' | 'used' } | MustWait;

/** The two factors, each behind the limits of the account and of the address. */
export interface Authenticator {
  password(address: string, typedLogin: string, password: string): Promise<PasswordOutcome>;
  code(address: string, account: Account, typedCode: string): Promise<CodeOutcome>;
}

export function authenticator(deps: { directory: AccountDirectory; throttle: Throttle; clock: Clock }): Authenticator {
  const { directory, throttle, clock } = deps;

  const charge = async (address: string, login: string): Promise<MustWait | undefined> => {
    const seconds =
      (await throttle.charge(addressKey(address), ADDRESS_DELAYS)) || (await throttle.charge(accountKey(login), ACCOUNT_DELAYS));
    return seconds > 0 ? { kind: 'wait', seconds } : undefined;
  };

  return {
    async password(address, typedLogin, password) {
      const login = normalizeLogin(typedLogin);
      const wait = await charge(address, login);
      if (wait) return wait;
      const account = await directory.byLogin(login);
      const right = account ? await verifyPassword(password, account.passwordHash) : await refusePassword(password);
      if (!account || !right) return { kind: 'wrong' };
      // Only this try is taken back: failures at the second factor go on counting until both are right.
      await throttle.refund(accountKey(login));
      await throttle.refund(addressKey(address));
      return { kind: 'passed', account };
    },

    async code(address, account, typedCode) {
      const wait = await charge(address, account.login);
      if (wait) return wait;
      const step = await matchTotpStep(account.totpSecret, typedCode, clock.now());
      if (step === undefined) return { kind: 'wrong' };
      if (!(await directory.useTotpStep(account.id, step))) return { kind: 'used' };
      await throttle.clear(accountKey(account.login));
      await throttle.refund(addressKey(address));
      return { kind: 'passed' };
    },
  };
}
