import { formatMoney, type MemberAuthorization } from '@quartermaster/contracts';
import { dayInWords, yearWords } from './authorization-words.ts';

/** What was authorized, for a list of definitions. */
export const termsEntries = (terms: MemberAuthorization['terms'], isInForce: boolean) =>
  terms === null
    ? []
    : [
        { term: 'Limit a year', details: `${formatMoney(terms.limit)}, with shipping and tax` },
        { term: 'Year', details: yearWords(terms.yearBegins) },
        { term: 'Holds', details: `${dayInWords(terms.from)} to ${dayInWords(terms.until)}` },
        ...(isInForce ? [{ term: 'Left', details: `${formatMoney(terms.left)} until ${dayInWords(terms.yearEnds)}; ${formatMoney(terms.used)} is ordered` }] : []),
      ];
