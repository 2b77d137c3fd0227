import { governmentEmailRule } from '@quartermaster/contracts';
import { ConfigError, demoAccounts, defineSetting } from '../../runtime/index.ts';
import { isOfDomain } from '../../virtual-store/index.ts';
import type { Agency } from './agency-store.ts';

/** What an operator allows to be accepted at once. */
export interface AtOnce {
  readonly isOn: boolean;
  /** Domains that count as those of every agency. */
  readonly sampleDomains: readonly string[];
}

/** Mail at these domains reaches no one, so that people of a trial may have addresses there. */
const sampleDomains = ['example.gov', 'example.mil'] as const;

export const registrationAtOnce = defineSetting<AtOnce>({
  id: 'REGISTRATION_AT_ONCE',
  otherwise: '0, and 1 with `DEMO_ACCOUNTS`',
  doc: '1 opens an account at once for a person who proves a government e-mail address of a listed agency, or of a listed state or local government, without an operator ([registration.md](../../docs/registration.md)); with `DEMO_ACCOUNTS`, addresses below `example.gov` and `example.mil` are of every agency',
  read(given, of) {
    if (given !== undefined && given !== '0' && given !== '1') throw new ConfigError(`REGISTRATION_AT_ONCE is "${given}". Use 1 for on or 0 for off.`);
    return { isOn: given === undefined ? of(demoAccounts) : given === '1', sampleDomains: of(demoAccounts) ? sampleDomains : [] };
  },
});

/** Whether a proved address opens an account without an operator: it is a government one, and of a domain of the agency that the person has named. */
export const opensAtOnce = ({ isOn, sampleDomains: samples }: AtOnce, agency: Pick<Agency, 'emailDomains'> | null, email: string): boolean =>
  isOn && agency !== null && governmentEmailRule(email) === null && isOfDomain(email, [...agency.emailDomains, ...samples]);
