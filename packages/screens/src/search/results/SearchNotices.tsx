import type { SearchSuccess } from '@quartermaster/contracts';
import { Icon, Inline, Link, Text } from '@quartermaster/ui';
import { Fragment, type ReactNode } from 'react';
import { withCategoryAlone, withWords } from '../address/search-address.ts';
import type { SearchNavigation } from '../address/use-search-address.ts';
import { resultsText } from '../zero/results-text.ts';

type Understood = Pick<SearchSuccess, 'correction' | 'offer' | 'anyWord' | 'fewerWords' | 'withAllWords' | 'total' | 'exactMatch' | 'q' | 'namedCategory'>;

function Notice({ children }: { children: ReactNode }) {
  return <Inline as="p" gap="xs" align="start" isWrapping={false}><Icon name="info" /><span>{children}</span></Inline>;
}

/** How the words were understood, when that differs from what was typed. */
export function SearchNotices({ answer, search }: { answer: Understood; search: SearchNavigation }) {
  const { correction, offer, anyWord, fewerWords, withAllWords, total, exactMatch, q, namedCategory } = answer;
  const words = correction?.to ?? q;
  const others = [...new Set(search.address.getAll('q').slice(1))].filter((other) => other.trim() !== '' && other.trim() !== q);
  return (
    <>
      {namedCategory != null && (
        <p><Link href={search.hrefOf(withCategoryAlone(search.address, namedCategory.id))}>Category: {namedCategory.name} ({namedCategory.count.toLocaleString('en-US')}) – open</Link></p>
      )}
      {others.length > 0 && (
        <Notice>
          The address asks for several searches. These are the results for “{q}”. Search for{' '}
          {others.map((other, place) => <Fragment key={other}>{place > 0 && ', '}<Link href={search.hrefOf(withWords(search.address, other))}>{other}</Link></Fragment>)}
        </Notice>
      )}
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
      {anyWord && (
        <Notice>
          Nothing has all the words of “{words}”. These results have some of them.
          {(fewerWords ?? []).map((fewer) => (
            <Fragment key={fewer.q}>
              {' '}Without “{fewer.leftOut.join(' ')}”: <Link href={search.hrefOf(withWords(search.address, fewer.q))}>{fewer.q}</Link> ({resultsText(fewer.count)}).
            </Fragment>
          ))}
        </Notice>
      )}
      {!anyWord && withAllWords < total && (
        <Notice>{withAllWords === 1 ? 'One result has' : `${withAllWords} results have`} all the words of “{words}”. The others have some of them.</Notice>
      )}
      {exactMatch !== null && (
        <Notice>
          “{q}” was recognized as {exactMatch.kind === 'nsn' ? 'the national stock number' : 'the part number'} <Text isCode>{exactMatch.value}</Text>.
        </Notice>
      )}
    </>
  );
}
