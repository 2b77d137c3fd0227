import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Alert, ButtonLink, Card, Container, Grid, Heading, Link, Stack, Text } from '@quartermaster/ui';
import { PageHeader } from '../../shell/index.ts';
import { withoutFilter, withoutFilters, withWords } from '../address/search-address.ts';
import { ResultGrid } from '../results/ResultGrid.tsx';
import { NearestKinds } from './NearestKinds.tsx';
import { NothingFits } from './NothingFits.tsx';
import { OneLess } from './OneLess.tsx';
import { resultsText as results } from './results-text.ts';
import { SearchTips } from './SearchTips.tsx';

/** Nothing found: what was searched, a spelling offer, the nearest kinds, fewer filters, near matches, help. */
export default function ZeroResults({ attributes, query }: ScreenProps<'/search/advantage_search', 'ZeroResults'>) {
  const { href } = useNavigation();
  const { q, kind, suggestions, without, nearest, near, filtersApplied, problem } = attributes;
  const hrefOf = (address: URLSearchParams) => href('/search/advantage_search', address);
  const title = q.trim() === '' ? 'Nothing found' : `Nothing found for “${q.trim()}”`;
  const wordsOnly = withoutFilters(query);

  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title={title} />
        {problem !== null && <Alert tone="warning">{problem}</Alert>}
        <Grid layout="sidebarEnd">
          <Stack gap="lg">
            {suggestions.length > 0 && (
              <Stack gap="xs" as="section">
                <Heading level={2}>Did you mean</Heading>
                <Stack gap="xxs" as="ul">
                  {suggestions.map((suggestion) => (
                    <li key={suggestion.q}>
                      <Link href={hrefOf(withWords(wordsOnly, suggestion.q))}><Text size="lg">{suggestion.q}</Text></Link>{' '}
                      <Text tone="muted">{results(suggestion.count)}{suggestion.leftOut.length > 0 && `, without “${suggestion.leftOut.join(' ')}”`}</Text>
                    </li>
                  ))}
                </Stack>
              </Stack>
            )}
            {nearest && <NearestKinds q={q} nearest={nearest} kind={kind} />}
            {filtersApplied && (
              <Card as="section">
                <Stack gap="sm">
                  <Heading level={2} size="md">Your filters may be too narrow</Heading>
                  <Text as="p">{without.length === 0 ? 'No result matches all the filters that are on. There may be results without them.' : 'No result matches all the filters that are on. Leave one out:'}</Text>
                  <OneLess without={without} hrefOf={(parameter) => hrefOf(withoutFilter(query, parameter))} />
                  <div><ButtonLink look="primary" href={hrefOf(wordsOnly)}>Search without filters</ButtonLink></div>
                </Stack>
              </Card>
            )}
            {!filtersApplied && <OneLess without={without} hrefOf={(parameter) => hrefOf(withoutFilter(query, parameter))} />}
            {near.length > 0 && (
              <Stack gap="sm" as="section">
                <Heading level={2}>Similar products</Heading>
                {/* Boxes: beside the tips the lines of a narrow theme would leave no room for words. */}
                <ResultGrid products={near} label="Similar products" />
              </Stack>
            )}
            {suggestions.length === 0 && near.length === 0 && without.length === 0 && !filtersApplied && (
              <NothingFits q={q} kind={kind} problem={problem} nearest={nearest} />
            )}
          </Stack>
          <SearchTips />
        </Grid>
      </Stack>
    </Container>
  );
}
