import { css } from '@emotion/react';
import { useNavigation, useStore, type ScreenProps } from '@quartermaster/core';
import { Alert, ButtonLink, Checkbox, Container, EmptyState, Inline, media, Stack, Text } from '@quartermaster/ui';
import { useState } from 'react';
import { orderMoment, PrintButton } from '../../orders/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { compareRows } from './compare-rows.ts';
import { CompareTable } from './CompareTable.tsx';

const onScreen = css({ [media.print]: { display: 'none' } });
const onPaper = css({ display: 'none', [media.print]: { display: 'block', overflowWrap: 'anywhere' } });

/** For paper, on which a link leads nowhere. Only a browser knows the host. */
const pageAddress = (path: string): string => (typeof document === 'undefined' ? path : new URL(path, document.baseURI).href);

/** Up to four products side by side, terms first. The address names them: it can be passed on, and needs no sign-in. */
export default function CompareProducts({ attributes: { products, missing, leftOut, asOf } }: ScreenProps<'/catalog/compare', 'Success'>) {
  const { href, open } = useNavigation();
  const { name } = useStore();
  const [isShort, setShort] = useState(false);
  const rows = compareRows(products);
  const shown = isShort ? rows.filter(({ differs }) => differs) : rows;
  const remove = (gone: string) => open('/catalog/compare', { query: { productId: products.map(({ productId }) => productId).filter((productId) => productId !== gone) }, replace: true });
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title={products.length === 0 ? 'Compare products' : `Compare ${products.length} ${products.length === 1 ? 'product' : 'products'}`} trail={[{ label: 'Products', href: href('/search/advantage_search') }]}>
          {products.length > 0 && <Text as="p" tone="muted">Prices and stock in {name} as of {orderMoment(asOf)}. <span css={onScreen}>The address of this page names the products: pass it on to show them to others.</span></Text>}
          {products.length > 0 && <Text as="p" css={onPaper}>{pageAddress(href('/catalog/compare', { store: name, productId: products.map(({ productId }) => productId) }))}</Text>}
        </PageHeader>
        {missing.length > 0 && <Alert tone="warning">{missing.length === 1 ? `This store does not have the product ${missing[0] ?? ''}.` : `This store does not have the products ${missing.join(', ')}.`}</Alert>}
        {leftOut > 0 && <Alert tone="warning">Four products fit beside each other. The address names {leftOut} more, {leftOut === 1 ? 'which is' : 'which are'} left out.</Alert>}
        {products.length === 0 ? (
          <EmptyState icon="compare" title="Nothing to compare" actions={<ButtonLink look="primary" href={href('/search/advantage_search')}>Browse products</ButtonLink>}>
            Mark up to four products with “Compare” in a list of results or on the page of a product.
          </EmptyState>
        ) : (
          <>
            {products.length > 1 && (
              <Inline css={onScreen} justify="between" align="center" gap="md">
                <Checkbox label="Only what differs" checked={isShort} onChange={() => setShort(!isShort)} />
                <PrintButton />
              </Inline>
            )}
            <CompareTable products={products} rows={shown} onRemove={remove} />
          </>
        )}
      </Stack>
    </Container>
  );
}
