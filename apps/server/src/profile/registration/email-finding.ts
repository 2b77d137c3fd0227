import type { AttributesOf } from '@quartermaster/contracts';
import type { Queries } from '../../runtime/index.ts';
import { emailDomain, governmentOf, isOfDomain, type Government } from '../../virtual-store/index.ts';
import { agencyDomains } from './agency-store.ts';

export type EmailFinding = NonNullable<AttributesOf<'/profile/state_registration', 'Initial'>['finding']>;

/** What the domain of an address says of the government that it is of. It looks at no account: the answer is the same for every address of a domain. */
export async function findingOf(queries: Queries, email: string): Promise<{ readonly finding: EmailFinding; readonly government: Government | null }> {
  const government = await governmentOf(queries, email);
  if (government !== null) return { finding: 'listed', government };
  const isFederal = emailDomain(email)?.endsWith('.mil') === true || isOfDomain(email, await agencyDomains(queries));
  return { finding: isFederal ? 'federal' : 'unlisted', government };
}

/** At the field of the address, in a store of state and local governments. */
export const federalAddress = 'This is an address of the federal government. Federal buyers register in the other stores.';
