import { css } from '@emotion/react';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { IndicatorLegend, PageHeader, searchHeading } from '@quartermaster/screens';
import {
  AppliedFilters, BeyondLastPage, categoryCrumbs, FacetButton, FacetSidebar, KindTabs, resultCountText, ResultGrid, ResultToolbar, SearchNotices, totalText, useKeptFocus, useResultStyle, useSearchAddress, withPage,
} from '@quartermaster/screens/parts';
import { Container, Grid, Pagination, Stack, token, VisuallyHidden } from '@quartermaster/ui';
import { useState } from 'react';
import { ResultTable } from './ResultTable.tsx';

const countId = 'result-count';
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space.xs'),
  padding: token('space.xs'),
  border: `1px solid ${token('color.border')}`,
  background: token('color.surfaceMuted'),
  '& > p': { flex: '1 1 auto', fontWeight: token('fontWeight.bold') },
});
const updating = css({ opacity: 0.6 });

/** Search results of the Global Supply stores (specification, section 2: SearchResults): a table. As boxes they look as everywhere. */
export default function SearchResults({ attributes, query }: ScreenProps<'/search/advantage_search', 'SearchResults'>) {
  const search = useSearchAddress(query);
  const [style, setStyle] = useResultStyle(search.address, attributes.kind);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const rememberFocus = useKeptFocus(attributes, countId);
  const { href } = useNavigation();
  const heading = searchHeading(attributes);
  const facets = { facets: attributes.facets, search, onUse: rememberFocus };
  const pageCount = Math.min(1000, Math.ceil(attributes.total / attributes.pageSize));
  const isBeyond = attributes.page > pageCount;
  const hrefFor = (page: number): string => search.hrefOf(withPage(query, page));
  const results = style === 'list' ? <ResultTable products={attributes.results} label={heading} /> : <ResultGrid products={attributes.results} label={heading} />;
  return (
    <Container>
      <Stack gap="sm">
        <PageHeader title={heading} {...categoryCrumbs(attributes, href)}><SearchNotices answer={attributes} search={search} /></PageHeader>
        <KindTabs search={search} kinds={attributes.kinds} />
        <Grid layout="sidebarStart">
          <FacetSidebar {...facets} isInSheet={isSheetOpen} />
          <Stack gap="xs" aria-busy={search.isUpdating}>
            <VisuallyHidden><h2>Results</h2></VisuallyHidden>
            <div css={bar}>
              <p id={countId} tabIndex={-1} aria-live="polite">{search.isUpdating ? 'Updating results…' : resultCountText(attributes)}</p>
              <FacetButton {...facets} doneLabel={`Show ${totalText(attributes)}`} isOpen={isSheetOpen} onOpenChange={setSheetOpen} />
              <ResultToolbar answer={attributes} search={search} style={style} onStyleChange={setStyle} />
            </div>
            <AppliedFilters facets={attributes.facets} search={search} onUse={rememberFocus} />
            <div css={search.isUpdating ? updating : undefined}>{isBeyond ? <BeyondLastPage page={attributes.page} pageCount={pageCount} hrefFor={hrefFor} /> : results}</div>
            {!isBeyond && <Pagination page={attributes.page} pageCount={pageCount} hrefFor={hrefFor} label="Pages of results" />}
            <IndicatorLegend of={attributes.results} />
          </Stack>
        </Grid>
      </Stack>
    </Container>
  );
}
