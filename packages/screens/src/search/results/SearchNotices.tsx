import type { SearchSuccess } from '@quartermaster/contracts';
import { Icon, Inline, Link, Text } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { withWords } from '../address/search-address.ts';
import type { SearchNavigation } from '../address/use-search-address.ts';

type Understood = Pick<SearchSuccess, 'correction' | 'offer' | 'anyWord' | 'withAllWords' | 'total' | 'exactMatch' | 'q'>;

function Notice({ children }: { children: ReactNode }) {
  return <Inline as="p" gap="xs" align="start" isWrapping={false}><Icon name="info" /><span>{children}</span></Inline>;
}

/** How the words were understood, when that differs from what was typed. */
export function SearchNotices({ answer, search }: { answer: Understood; search: SearchNavigation }) {
  const { correction, offer, anyWord, withAllWords, total, exactMatch, q } = answer;
  return (
    <>
      {correction !== null && (
        <Notice>
          Showing results for <Text isBold>{correction.to}</Text>.{' '}
          <Link href={search.hrefOf(withWords(search.address, correction.from, true))}>Search for “{correction.from}” as typed</Link>
        </Notice>
      )}
      {offer !== null && (
        <Notice>
          Did you mean <Link href={search.hrefOf(withWords(search.address, offer))}>{offer}</Link>?
        </Notice>
      )}
      {anyWord && <Notice>Nothing has all the words of “{q}”. These results have some of them.</Notice>}
      {!anyWord && withAllWords < total && (
        <Notice>{withAllWords === 1 ? 'One result has' : `${withAllWords} results have`} all the words of “{q}”. The others have some of them.</Notice>
      )}
      {exactMatch !== null && (
        <Notice>
          “{q}” was recognized as {exactMatch.kind === 'nsn' ? 'the national stock number' : 'the part number'} <Text isCode>{exactMatch.value}</Text>.
        </Notice>
      )}
    </>
  );
}
