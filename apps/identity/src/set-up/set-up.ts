import { withTransaction } from '@quartermaster/database';
import { chargeLink, hashPassword, matchTotpStep, noteAccountChange, useLink, verifyPassword } from '../accounts/index.ts';
import { tellMail } from '../notices/index.ts';
import type { FieldError } from '../pages/index.ts';
import { mistakesOfNewPassword, type PasswordOwner } from '../passwords/index.ts';
import { looksLikeRecoveryCode, recoveryCodesLeft, recoveryCodeUsed, replaceRecoveryCodes, takeRecoveryCode } from '../recovery-codes/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { liftAccountLimits } from '../sign-in/index.ts';
import { settle, type Owed } from './owed.ts';

/** The form as it was typed. */
export interface SetUpForm {
  readonly password: string;
  readonly again: string;
  readonly code: string;
}

/** `over`: the link opens nothing any more. `codes`: new recovery codes, where the app is new; null: those of before stay. */
type Outcome = { readonly kind: 'done'; readonly codes: readonly string[] | null } | { readonly kind: 'over' } | { readonly kind: 'wrong'; readonly errors: readonly FieldError[] };

/** What can be said of a form without looking at any secret. It uses up no try. */
export function mistakesOf({ owesPassword, owesSecondFactor, ...owner }: Pick<Owed, 'owesPassword' | 'owesSecondFactor'> & PasswordOwner, { password, again, code }: SetUpForm): FieldError[] {
  return [
    ...(owesPassword ? mistakesOfNewPassword(password, again, owner) : password === '' ? [{ field: 'password', message: 'Enter your password.' }] : []),
    ...(/^\d{6}$/.test(code.replaceAll(/[\s-]/g, '')) || (!owesSecondFactor && looksLikeRecoveryCode(code)) ? [] : [{ field: 'code', message: 'Enter the six digits from your authenticator app.' }]),
  ];
}

/**
 * Sets an account up: a password and a code that are right, each new or of before. The link is used with that. Each form that is checked counts as a try of the link, before it is checked.
 */
export async function setUp({ pool, box }: SealedStore, token: string, owed: Owed, form: SetUpForm, now: Date): Promise<Outcome> {
  if (!(await chargeLink(pool, token, now))) return { kind: 'over' };
  const step = await matchTotpStep(owed.totpSecret, form.code, now);
  const isPasswordRight = owed.owesPassword || (await verifyPassword(form.password, owed.passwordHash));
  // A recovery code takes the place of the app that stays; it is used up with the link, or not at all.
  const isRecovery = step === undefined && !owed.owesSecondFactor && looksLikeRecoveryCode(form.code);
  if ((step === undefined && !isRecovery) || !isPasswordRight) return { kind: 'wrong', errors: wrongOf(owed) };
  const passwordHash = owed.owesPassword ? await hashPassword(form.password) : null;
  return withTransaction(pool, async (connection): Promise<Outcome> => {
    if (isRecovery && !(await takeRecoveryCode(connection, owed.id, form.code, now))) return { kind: 'wrong', errors: wrongOf(owed) };
    if (!(await settle(connection, owed, passwordHash, step ?? null))) return { kind: 'wrong', errors: [{ field: 'code', message: 'This code has been used, or the account has changed. Wait for the next code and try again.' }] };
    if (!(await useLink(connection, token, now))) throw new LinkOver();
    await liftAccountLimits(connection, owed.login);
    await noteAccountChange(connection, { actor: owed.login, action: 'set-up', login: owed.login }, now);
    const codes = owed.owesSecondFactor ? await replaceRecoveryCodes(connection, owed.id, now) : null;
    if (codes !== null) await noteAccountChange(connection, { actor: owed.login, action: 'recovery-codes-made', login: owed.login }, now);
    if (isRecovery) {
      await noteAccountChange(connection, { actor: owed.login, action: 'recovery-code-used', login: owed.login }, now);
      await tellMail(connection, box, recoveryCodeUsed({ email: owed.login, name: `${owed.givenName} ${owed.familyName}` }, await recoveryCodesLeft(connection, owed.id)), now);
    }
    return { kind: 'done', codes };
  }).catch((error: unknown): Outcome => {
    if (error instanceof LinkOver) return { kind: 'over' };
    throw error;
  });
}

/** Takes back what the transaction did. */
class LinkOver extends Error {
  override readonly name = 'LinkOver';
}

/** Who does not know both factors of before learns of neither which one was wrong. */
const wrongOf = ({ owesPassword }: Owed): FieldError[] =>
  owesPassword
    ? [{ field: 'code', message: 'The code is not right. Enter the one that your app shows now.' }]
    : [{ field: 'password', message: 'The password or the code is not right. Check both and try again.' }];
