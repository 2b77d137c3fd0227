import type { FastifyBaseLogger } from 'fastify';
import type { StoreName, StoreTraits } from '@quartermaster/contracts';
import type { Membership, MembershipRule } from '@quartermaster/deployment';
import type { MemberDomains } from './member-domains.ts';

/** The rule for a store's members, from the data of the store. */
type MemberTraits = Pick<NonNullable<StoreTraits['members']>, 'rule' | 'options'>;

export interface StoreMembersOptions {
  readonly rules: ReadonlyMap<string, MembershipRule>;
  /** The operator's domains in the place of those of the data. */
  readonly domains: MemberDomains;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A store, as far as its members depend on it. */
interface MemberStore {
  readonly name: StoreName;
  /** Null: every buyer may use it. */
  readonly members: MemberTraits | null;
}

/** The members of a store by its data. */
export type StoreMembers = (store: MemberStore) => Membership;

/**
 * Applies the rules that the areas and the deployment give. A store whose rule is not there, or does not take its options, lets no buyer
 * in and says so in the log: what is meant for a few must not be open to all.
 */
export function storeMembers({ rules, domains, log }: StoreMembersOptions): StoreMembers {
  const known = new WeakMap<MemberTraits, Membership>();

  const applied = (store: StoreName, { rule: key, options }: MemberTraits): Membership => {
    const rule = rules.get(key);
    try {
      if (rule === undefined) throw new Error(`No area and no plugin gives the rule ${key}. Name its plugin in the deployment file, or correct the store's data: ${[...rules.keys()].join(', ')} are there.`);
      return rule.members(Array.isArray(options['domains']) ? { ...options, domains: domains(store, options['domains']) } : options);
    } catch (error) {
      log.error({ err: error, store, rule: key }, 'a store lets no buyer in, because its rule for members cannot be applied');
      return noMembers;
    }
  };

  return ({ name, members }) => {
    if (members === null) return allBuyers;
    const membership = known.get(members) ?? applied(name, members);
    known.set(members, membership);
    return membership;
  };
}

const allBuyers: Membership = { emailDomains: [], refusal: async () => null };

const noMembers: Membership = {
  emailDomains: [],
  refusal: async () => 'This store cannot tell who its members are, so it lets no one in now. Please tell the help desk.',
};
