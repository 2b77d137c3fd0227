/** Whom the stores of one agency let in; the operator decides. */
export interface MemberRules {
  /** Domains of the department's e-mail addresses, in small letters; sub-domains count too. */
  readonly dhsDomains: readonly string[];
}

export const defaultMemberRules: MemberRules = { dhsDomains: ['dhs.gov'] };
