import { css } from '@emotion/react';
import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Alert, ButtonLink, Card, Container, EmptyState, Heading, Link, Stack, Text, token } from '@quartermaster/ui';
import { IndicatorLegend } from '../../products/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { valueCountText } from '../facets/value-count.ts';
import { totalText } from '../result-count.ts';
import { ResultGrid } from '../results/ResultGrid.tsx';
import { collectionAddress } from './collection-address.ts';
import { CollectionLinks } from './CollectionLinks.tsx';

const facts = css({ paddingInlineStart: '1.25em', listStyle: 'disc', display: 'grid', gap: token('space.xxs') });
const branches = css({
  'display': 'grid',
  'columnGap': token('space.lg'),
  'gridTemplateColumns': 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  '& > li': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: token('space.xs'), minHeight: token('size.touchTarget') },
});

type Collections = Pick<ScreenProps<'/search/special_category_search', 'Success'>, 'attributes'>;

/** A special category with what the store has of it, or all of them (specification, section 2: /search/special_category_search and the pages of single ones). */
export default function SpecialCategory({ attributes: { collection, unknown, others } }: Collections) {
  return (
    <Container>
      <Stack gap="lg">
        {collection === null ? (
          <>
            <PageHeader title="Special categories"><Text as="p" tone="muted">Ways of buying that cut across the categories, of which this store has something.</Text></PageHeader>
            {unknown !== null && <Alert tone="warning">{`There is no special category “${unknown}”. Choose one of these.`}</Alert>}
            {others.length === 0 ? <EmptyState icon="box" title="No special category here">This store has nothing of them now. Look through its categories, or search.</EmptyState> : <CollectionLinks collections={others} />}
          </>
        ) : <One collection={collection} />}
        {collection !== null && others.length > 0 && (
          <Stack as="section" gap="sm" aria-labelledby="other-collections">
            <Heading level={2} id="other-collections">Other special categories</Heading>
            <CollectionLinks collections={others} />
          </Stack>
        )}
      </Stack>
    </Container>
  );
}

function One({ collection }: { collection: NonNullable<Collections['attributes']['collection']> }) {
  const { href } = useNavigation();
  const { name, description, total, products } = collection;
  const hrefOf = (category?: string): string => href('/search/advantage_search', collectionAddress(collection, category));
  return (
    <>
      <PageHeader title={name} trail={[{ label: 'Special categories', href: href('/search/special_category_search') }]}><Text as="p" size="lg" tone="muted">{description}</Text></PageHeader>
      {collection.facts.length > 0 && (
        <Card as="section" aria-labelledby="collection-facts">
          <Stack gap="xs">
            <Heading level={2} size="sm" id="collection-facts">Before you order</Heading>
            <ul css={facts}>{collection.facts.map((fact) => <li key={fact}>{fact}</li>)}</ul>
          </Stack>
        </Card>
      )}
      {total === 0 && <EmptyState icon="box" title="Nothing of it here now">{`This store has nothing of “${name}” at present.`}</EmptyState>}
      {collection.branches.length > 0 && (
        <Stack as="section" gap="sm" aria-labelledby="collection-branches">
          <Heading level={2} id="collection-branches">By category</Heading>
          <ul css={branches} role="list">
            {collection.branches.map((branch) => (
              <li key={branch.id}>
                <Link look="quiet" href={hrefOf(branch.id)}>{branch.name}</Link>
                <Text size="sm" tone="muted">{valueCountText(branch.count, collection.exactCounts)}</Text>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {products.length > 0 && (
        <Stack as="section" gap="md" aria-labelledby="collection-products">
          <Heading level={2} id="collection-products">What is in it</Heading>
          <ResultGrid products={products} label={name} />
          <div><ButtonLink look="primary" icon="search" href={hrefOf()}>{`Show all, ${totalText(collection)}`}</ButtonLink></div>
          <IndicatorLegend of={products} />
        </Stack>
      )}
    </>
  );
}
