import { matchTotpStep, verifyPassword, type Account } from '../accounts/index.ts';
import type { FieldError } from '../pages/index.ts';
import { looksLikeRecoveryCode } from '../recovery-codes/index.ts';
import { changesKey, duration } from '../sign-in/index.ts';
import type { OwnAccountDeps } from './deps.ts';

type Means = Pick<OwnAccountDeps, 'directory' | 'recovery' | 'throttle' | 'limits' | 'clock'>;

const wrong = (message: string): FieldError => ({ field: 'present', message });

/** Each try counts before it is checked, for all factors of an account together: who has found a browser open guesses no password and no code. */
async function counted({ throttle, limits }: Means, { login }: Account, check: () => Promise<FieldError | null>): Promise<FieldError | null> {
  const seconds = await throttle.charge(changesKey(login), limits.codes);
  if (seconds > 0) return { field: '', message: `Too many tries. Wait ${duration(seconds)}, then try again.`, waitSeconds: seconds };
  const error = await check();
  if (error === null) await throttle.clear(changesKey(login));
  return error;
}

/** Null where it is the password of the account. */
export async function checkPresentPassword(means: Means, account: Account, typed: string): Promise<FieldError | null> {
  if (typed === '') return wrong('Enter your present password.');
  return counted(means, account, async () => ((await verifyPassword(typed, account.passwordHash)) ? null : wrong('This is not your present password.')));
}

/** Null where it is a code of the app of the account, or one of its recovery codes; it is used up then. */
export async function checkPresentCode(means: Means, account: Account, typed: string): Promise<FieldError | null> {
  const isRecovery = looksLikeRecoveryCode(typed);
  if (!isRecovery && !/^\d{6}$/.test(typed.replaceAll(/[\s-]/g, ''))) return wrong('Enter the six digits from the authenticator app that you sign in with, or a recovery code.');
  return counted(means, account, async () => {
    if (isRecovery) return (await means.recovery.use(account, typed)) ? null : wrong('This is not one of your recovery codes, or it was used.');
    const step = await matchTotpStep(account.totpSecret, typed, means.clock.now());
    if (step === undefined) return wrong('The code is not right. Enter the one that the app shows now.');
    return (await means.directory.useTotpStep(account.id, step)) ? null : wrong('This code has already been used. Wait until your app shows the next one.');
  });
}
