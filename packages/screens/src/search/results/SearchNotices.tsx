import type { SearchSuccess } from '@quartermaster/contracts';
import { Alert, Link, Stack, Text } from '@quartermaster/ui';
import { withWords } from '../address/search-address.ts';
import type { SearchNavigation } from '../address/use-search-address.ts';

type Understood = Pick<SearchSuccess, 'correction' | 'anyWord' | 'exactMatch' | 'q'>;

/** How the words were understood, whenever that is not as they stand. */
export function SearchNotices({ answer, search }: { answer: Understood; search: SearchNavigation }) {
  const { correction, anyWord, exactMatch } = answer;
  if (correction === null && !anyWord && exactMatch === null) return null;
  return (
    <Stack gap="xs">
      {correction !== null && (
        <Alert tone="info">
          Showing results for <Text isBold>{correction.to}</Text>.{' '}
          <Link href={search.hrefOf(withWords(search.address, correction.from, true))}>Search for “{correction.from}” as typed</Link>
        </Alert>
      )}
      {anyWord && <Alert tone="info">Nothing has all the words of “{answer.q}”. These results have some of them.</Alert>}
      {exactMatch !== null && (
        <Alert tone="info">
          “{answer.q}” was recognised as {exactMatch.kind === 'nsn' ? 'the NSN' : 'the part number'} <Text isCode>{exactMatch.value}</Text>.
        </Alert>
      )}
    </Stack>
  );
}
