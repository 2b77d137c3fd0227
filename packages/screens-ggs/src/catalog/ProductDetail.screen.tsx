import { css } from '@emotion/react';
import type { ProductDetail as Product, ProductSummary } from '@quartermaster/contracts';
import { IndicatorLegend, ProductPicture } from '@quartermaster/screens';
import { OfferTable, PriceTag, ProductHead, RelatedProducts, SpecificationTable, ZipForm } from '@quartermaster/screens/parts';
import { Card, Container, Heading, Inline, media, SanitizedHtml, Stack, Text, token } from '@quartermaster/ui';

const top = css({
  display: 'grid',
  alignItems: 'start',
  gap: token('space.md'),
  gridTemplateColumns: '160px minmax(0, 1fr)',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > svg': { maxHeight: 160 } },
});
const anchor = css({ scrollMarginTop: token('space.md') });

/** A product or a service of the Global Supply stores, from top to bottom: the terms of every vendor in one table, then its facts. */
export default function ProductDetail({ attributes: { product, related } }: { attributes: { product: Product; related: readonly ProductSummary[] } }) {
  const isService = product.kind === 'service';
  const refusals = product.offers.filter((offer) => !offer.delivers).length;
  return (
    <Container>
      <Stack gap="md">
        <ProductHead product={product} />
        <div css={top}>
          <ProductPicture picture={product.picture} size="page" />
          <Card as="section" css={anchor} id="vendors">
            <Stack gap="sm">
              <Heading level={2} size="sm">{isService ? 'Contractors and rates' : 'Vendors and terms'}</Heading>
              <Inline justify="between" align="end" gap="md">
                <PriceTag product={product} size="lg" />
                {!isService && <ZipForm productId={product.productId} zip={product.zip} />}
              </Inline>
              {product.zip !== null && (
                <Text as="p" role="status">
                  {refusals === 0 ? `Every vendor delivers to ${product.zip}.` : `${refusals} of ${product.offers.length} vendors ${refusals === 1 ? 'does' : 'do'} not deliver to ${product.zip}.`}
                </Text>
              )}
              <OfferTable product={product} />
            </Stack>
          </Card>
        </div>
        <Card as="section">
          <Stack gap="sm">
            <Heading level={2} size="sm">{isService ? 'Qualifications' : 'Item data'}</Heading>
            <SpecificationTable product={product} />
            {product.descriptionHtml !== '' && <SanitizedHtml html={product.descriptionHtml} />}
          </Stack>
        </Card>
        <IndicatorLegend of={[product, ...product.offers]} />
        <RelatedProducts products={related} />
      </Stack>
    </Container>
  );
}
