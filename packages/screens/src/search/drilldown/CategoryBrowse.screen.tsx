import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Alert, ButtonLink, Container, Heading, Pagination, Stack, Text } from '@quartermaster/ui';
import { EmptyCatalogue } from '../../browse/index.ts';
import { IndicatorLegend } from '../../products/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { withPage } from '../address/search-address.ts';
import { resultCountText } from '../result-count.ts';
import { BeyondLastPage } from '../results/BeyondLastPage.tsx';
import { ResultGrid } from '../results/ResultGrid.tsx';
import { BranchList } from './BranchList.tsx';

/** The tree of categories, one branch at a time, with its products (specification, section 2: /search/drilldown, Category Browse). */
export default function CategoryBrowse({ attributes, query }: ScreenProps<'/search/drilldown', 'Category Browse'>) {
  const { path, current, branches, unknown, results, total, page, pageSize } = attributes;
  const { href } = useNavigation();
  const trail = [...(current === null ? [] : [{ label: 'Category browse', href: href('/search/drilldown') }]), ...path.slice(0, -1).map(({ id, name }) => ({ label: name, href: href('/search/drilldown', { category: id }) }))];
  const pageCount = Math.min(400, Math.ceil(total / pageSize));
  const hrefFor = (number: number): string => href('/search/drilldown', withPage(query, number));
  const title = current?.name ?? 'Category browse';
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title={title} trail={trail}>
          {current === null && <Text as="p" tone="muted">Every category of this store. Choose one to see what is below it, and its products.</Text>}
        </PageHeader>
        {unknown !== null && <Alert tone="warning">{`This store has nothing of a category “${unknown}”. Choose one of these.`}</Alert>}
        {current === null && branches.length === 0 && <EmptyCatalogue />}
        {branches.length > 0 && (
          <Stack as="section" gap="sm" aria-labelledby="branches">
            <Heading level={2} id="branches">{current === null ? 'Categories' : `In ${current.name}`}</Heading>
            <BranchList branches={branches} label={current === null ? 'Categories' : `In ${current.name}`} />
          </Stack>
        )}
        {current !== null && (
          <Stack as="section" gap="md" aria-labelledby="branch-products">
            <Heading level={2} id="branch-products">Products and services</Heading>
            <Text as="p">{resultCountText(attributes)}</Text>
            {page > Math.max(1, pageCount) ? <BeyondLastPage page={page} pageCount={pageCount} hrefFor={hrefFor} /> : (
              <>
                <ResultGrid products={results} label={current.name} />
                <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} label={`Pages of ${current.name}`} />
              </>
            )}
            <div><ButtonLink icon="filter" href={href('/search/advantage_search', { category: current.id })}>Sort and filter these</ButtonLink></div>
            <IndicatorLegend of={results} />
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
