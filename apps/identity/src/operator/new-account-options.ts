import { parseArgs } from 'node:util';
import { emailRule } from '@quartermaster/contracts';

/** The person who gets an account. */
export interface NewAccountOptions {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Empty where none was given: states and cities have none. */
  readonly agencyCode: string;
  /** False with --not-approved: the owner has to register with the marketplace first. */
  readonly isApproved: boolean;
}

export const newAccountUsage =
  'DATABASE_URL=... IDENTITY_SECRET=... node src/operator/add-account.ts --email name@agency.gov --given-name NAME --family-name NAME [--agency-code 4700] [--not-approved]';

const checks: Record<string, [fits: (value: string) => boolean, wanted: string]> = {
  'email': [(value) => emailRule(value) === null, 'an e-mail address'],
  'given-name': [(value) => value.trim() !== '', 'a name'],
  'family-name': [(value) => value.trim() !== '', 'a name'],
  'agency-code': [(value) => /^[A-Za-z0-9]{2,10}$/.test(value), 'the agency’s code of 2 to 10 letters and digits'],
};

/**
 * Reads the command line of `add-account`.
 * @throws {Error} whose message names the option, what it is and what to write instead
 */
export function readNewAccountOptions(args: string[]): NewAccountOptions {
  const texts = Object.fromEntries(Object.keys(checks).map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options: { ...texts, 'not-approved': { type: 'boolean' as const } } });
  const read = (name: string): string => {
    const value = (values as Record<string, unknown>)[name];
    const [fits, wanted] = checks[name] ?? [() => true, 'a value'];
    if (typeof value !== 'string') throw new Error(`--${name} is missing: give ${wanted}.`);
    if (!fits(value)) throw new Error(`--${name} is "${value}": give ${wanted}.`);
    return value.trim();
  };
  const isApproved = values['not-approved'] !== true;
  return { email: read('email'), givenName: read('given-name'), familyName: read('family-name'), agencyCode: 'agency-code' in values ? read('agency-code') : '', isApproved };
}
