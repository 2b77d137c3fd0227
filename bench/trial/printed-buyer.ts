import type { Credentials } from '../../e2e/support/account.ts';

/** The first of what `npm start` prints as a person would read it. @throws Error with what was printed */
export function printed(output: string, pattern: RegExp): string {
  const [, found] = pattern.exec(output) ?? [];
  if (found === undefined) throw new Error(`npm start did not print ${String(pattern)}. It printed:\n${output}`);
  return found;
}

/** The first demo account that `npm start` prints. */
export const printedBuyer = (output: string): Credentials => ({
  givenName: 'Demo',
  login: printed(output, /Login\s+(\S+)/),
  password: printed(output, /Password\s+(\S+)/),
  totpSecret: printed(output, /TOTP secret\s+(\S+)/),
});
