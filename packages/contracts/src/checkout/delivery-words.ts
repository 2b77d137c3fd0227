import type { GroupTerms } from './checkout.schema.ts';

type Terms = Pick<GroupTerms, 'speed' | 'billing'>;

const billings = { consolidated: 'One invoice for the whole order', line: 'An invoice for each line' } as const;

/** How fast and how billed, as pages, files and vendors read it; nothing of what is as always: standard delivery, and the billing of stores that ask for none. */
export const termsInWords = ({ speed, billing }: Terms): readonly { readonly name: 'Delivery' | 'Billing'; readonly words: string }[] => [
  ...(speed === 'faster' ? [{ name: 'Delivery' as const, words: 'Faster than standard. If it costs more, the vendor contacts the buyer first' }] : []),
  ...(billing === undefined ? [] : [{ name: 'Billing' as const, words: billings[billing] }]),
];
