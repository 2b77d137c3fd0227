import { defineSetting, demoAccounts, reading } from '../../runtime/index.ts';
import { parseEmailDomains } from './email-domain.ts';

/** Whom the stores of one agency let in; the operator decides. */
export interface MemberRules {
  /** Domains of the department's e-mail addresses, in small letters; sub-domains count too. */
  readonly dhsDomains: readonly string[];
}

export const defaultMemberRules: MemberRules = { dhsDomains: ['dhs.gov'] };

/** The department of the demo accounts. */
const sampleDepartment = 'dhs.example.gov';

/** Demo accounts may belong to the department: mail at the sample domain reaches no one. */
export const memberRules = defineSetting<MemberRules>({
  id: 'DHS_EMAIL_DOMAINS',
  otherwise: '`dhs.gov`',
  doc: 'domains of the addresses that DHS lets in, with their sub-domains ([decision 0061](../../docs/decisions/0061-department-email.md))',
  read(text, of) {
    const dhsDomains = text === undefined ? defaultMemberRules.dhsDomains : reading('DHS_EMAIL_DOMAINS', 'Separate domains with commas.', () => parseEmailDomains(text));
    return { dhsDomains: of(demoAccounts) ? [...dhsDomains, sampleDepartment] : dhsDomains };
  },
});
