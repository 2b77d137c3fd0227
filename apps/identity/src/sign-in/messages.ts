import type { FieldError } from '../pages/index.ts';
import type { MustWait } from './authenticate.ts';

/** "30 seconds", "1 minute", "8 minutes"; minutes are rounded up. */
export function duration(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export function missingPassword(login: string, password: string): FieldError[] {
  const errors: FieldError[] = [];
  if (login.trim() === '') errors.push({ field: 'login', message: 'Enter your email address' });
  if (password === '') errors.push({ field: 'password', message: 'Enter your password' });
  return errors;
}

export function missingCode(code: string): FieldError[] {
  return /^\d{6}$/.test(code.replace(/[\s-]/g, ''))
    ? []
    : [{ field: 'code', message: 'Enter the six digits from your authenticator app' }];
}

export function passwordErrors(outcome: { kind: 'wrong' } | MustWait): FieldError[] {
  return outcome.kind === 'wait'
    ? [waitError(outcome)]
    : [{ field: 'password', message: 'The email address or the password is not right. Check both and try again.' }];
}

/** One answer for both factors, where guesses are many. */
export const refusedError: FieldError = {
  field: '',
  message: 'The email address, the password or the code is not right. Check all three, then sign in again. If they are right, wait ten minutes first.',
};

export function codeErrors(outcome: { kind: 'wrong' | 'used' } | MustWait): FieldError[] {
  switch (outcome.kind) {
    case 'wait':
      return [waitError(outcome)];
    case 'used':
      return [{ field: 'code', message: 'This code has already been used. Wait until your app shows the next one, then enter it.' }];
    case 'wrong':
      return [{ field: 'code', message: 'The code is not right. Enter the one that your app shows now.' }];
  }
}

export const missingRecoveryCode: FieldError = { field: 'recovery', message: 'Enter one of your recovery codes: sixteen letters and digits in four groups' };

export const recoveryErrors = (outcome: { kind: 'wrong' | 'used' } | MustWait): FieldError[] =>
  outcome.kind === 'wait' ? [waitError(outcome)] : [{ field: 'recovery', message: 'This is not one of your recovery codes, or it was used. Each works once: try another one.' }];

function waitError(outcome: MustWait): FieldError {
  return { field: '', message: `Too many tries. Wait ${duration(outcome.seconds)}, then try again.` };
}
