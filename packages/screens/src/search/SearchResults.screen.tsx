import { css } from '@emotion/react';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Container, Grid, media, Pagination, Stack, token, VisuallyHidden } from '@quartermaster/ui';
import { useState } from 'react';
import { IndicatorLegend } from '../products/index.ts';
import { PageHeader } from '../shell/index.ts';
import { withPage } from './address/search-address.ts';
import { useSearchAddress } from './address/use-search-address.ts';
import { AppliedFilters } from './facets/AppliedFilters.tsx';
import { FacetButton } from './facets/FacetButton.tsx';
import { FacetSidebar } from './facets/FacetSidebar.tsx';
import { useKeptFocus } from './facets/use-kept-focus.ts';
import { categoryCrumbs } from './category-crumbs.ts';
import { KindTabs } from './KindTabs.tsx';
import { resultCountText, totalText } from './result-count.ts';
import { BeyondLastPage } from './results/BeyondLastPage.tsx';
import { ResultList } from './results/ResultList.tsx';
import { ResultToolbar } from './results/ResultToolbar.tsx';
import { SearchNotices } from './results/SearchNotices.tsx';
import { useResultStyle } from './results/use-result-style.ts';
import { searchHeading } from './search-heading.ts';

const countId = 'result-count';
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token('space.md'),
  // Beside a number of results that grows, the button of the filters stays at the end.
  '& > p': { flex: '1 1 auto', fontWeight: token('fontWeight.bold') },
  [media.phone]: { gap: token('space.xs') },
});
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: token('space.sm'),
  borderBlockEnd: `1px solid ${token('color.border')}`,
  '& > header': { flex: '1 1 420px', paddingBlockEnd: token('space.xs') },
});
const updating = css({ opacity: 0.6 });

/** Search results (specification, section 2: /search/advantage_search). */
export default function SearchResults({ attributes, query }: ScreenProps<'/search/advantage_search', 'Success'>) {
  const search = useSearchAddress(query);
  const [style, setStyle] = useResultStyle(search.address, attributes.kind);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const rememberFocus = useKeptFocus(attributes, countId);
  const { href } = useNavigation();
  const heading = searchHeading(attributes);
  const count = resultCountText(attributes);
  const facets = { facets: attributes.facets, search, onUse: rememberFocus };
  const pageCount = Math.min(1000, Math.ceil(attributes.total / attributes.pageSize));
  const isBeyond = attributes.page > pageCount;
  const hrefFor = (page: number): string => search.hrefOf(withPage(query, page));

  return (
    <Container>
      <Stack gap="md">
        <div css={top}>
          <PageHeader title={heading} {...categoryCrumbs(attributes, href)} size="lg"><SearchNotices answer={attributes} search={search} /></PageHeader>
          <KindTabs search={search} kinds={attributes.kinds} />
        </div>
        <Grid layout="sidebarStart">
          <FacetSidebar {...facets} isInSheet={isSheetOpen} />
          <Stack gap="sm" as="section" aria-labelledby="results-heading" aria-busy={search.isUpdating}>
            <VisuallyHidden><h2 id="results-heading">Results</h2></VisuallyHidden>
            <div css={head}>
              <p id={countId} tabIndex={-1} aria-live="polite">{search.isUpdating ? 'Updating results…' : count}</p>
              <FacetButton {...facets} doneLabel={`Show ${totalText(attributes)}`} isOpen={isSheetOpen} onOpenChange={setSheetOpen} />
              <ResultToolbar answer={attributes} search={search} style={style} onStyleChange={setStyle} />
            </div>
            <AppliedFilters facets={attributes.facets} search={search} onUse={rememberFocus} />
            <div css={search.isUpdating ? updating : undefined}>
              {isBeyond ? <BeyondLastPage page={attributes.page} pageCount={pageCount} hrefFor={hrefFor} /> : <ResultList products={attributes.results} style={style} label={heading} />}
            </div>
            {!isBeyond && <Pagination page={attributes.page} pageCount={pageCount} hrefFor={hrefFor} label="Pages of results" />}
            <IndicatorLegend of={attributes.results} />
          </Stack>
        </Grid>
      </Stack>
    </Container>
  );
}
