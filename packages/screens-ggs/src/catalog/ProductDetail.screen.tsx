import { css } from '@emotion/react';
import type { OptionChoice, ProductDetail as Product, ProductSummary } from '@quartermaster/contracts';
import { IndicatorLegend, ProductPicture } from '@quartermaster/screens';
import { ChooseVendorLink, OfferTable, PriceTag, ProductHead, ProductOptions, RelatedProducts, SpecificationTable, ZipForm } from '@quartermaster/screens/parts';
import { Card, Container, Heading, Inline, SanitizedHtml, Stack, Text, token } from '@quartermaster/ui';

const top = css({
  display: 'grid',
  alignItems: 'start',
  gap: token('space.md'),
  gridTemplateColumns: '160px minmax(0, 1fr)',
  // Beside a picture the table of vendors needs more width than a desk at 200 % has.
  '@media (max-width: 767.98px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& [data-picture]': { maxHeight: 186 } },
});
const anchor = css({ scrollMarginTop: token('space.md') });

/** A product or a service of the Global Supply stores, from top to bottom: the terms of every vendor in one table, then its facts. */
export default function ProductDetail({ attributes: { product, related, choice } }: { attributes: { product: Product; related: readonly ProductSummary[]; choice?: OptionChoice | undefined } }) {
  const isService = product.kind === 'service';
  const refusals = product.offers.filter((offer) => !offer.delivers).length;
  return (
    <Container>
      <Stack gap="md">
        <ProductHead product={product} />
        {choice !== undefined && <ProductOptions choice={choice} product={product} />}
        <div css={top}>
          <ProductPicture key={product.productId} picture={product.picture} image={product.image} size="page" />
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
              <ChooseVendorLink product={product} />
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
        <RelatedProducts products={related} productId={product.productId} />
      </Stack>
    </Container>
  );
}
