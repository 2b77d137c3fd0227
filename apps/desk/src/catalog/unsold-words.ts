import type { Unsold } from '@quartermaster/contracts-desk';

const subjects = { category: 'category', vendor: 'vendor', contract: 'contract', kind: 'kind', indicator: 'indicators' } as const;

/** Why a store does not show an offer, in words. */
export function unsoldWords(unsold: NonNullable<Unsold>): string {
  switch (unsold.why) {
    case 'offSale':
      return 'not shown, an operator took it off sale';
    case 'notListed':
      return 'not shown, the last import of the product does not name it';
    case 'assortment':
      return unsold.value === null
        ? `not shown, the assortment takes in nothing of its ${subjects[unsold.subject]}`
        : `not shown, the assortment leaves out ${unsold.subject} ${unsold.value}`;
    case 'behind':
      return 'not shown yet, what the store sells is being worked out';
  }
}
