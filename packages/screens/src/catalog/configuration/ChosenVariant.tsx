import { css } from '@emotion/react';
import type { ProductSummary } from '@quartermaster/contracts';
import { ButtonLink, Card, Heading, media, Stack, token } from '@quartermaster/ui';
import { AddChosenOffer, DeliveryLine, IndicatorBadges, ItemNumbers, PriceTag, ProductPicture, useProductHref } from '../../products/index.ts';

/** Beside picture and price a name would have a word per line: at 200 % of a screen 1280 pixels wide, too. */
const tight = '@media (max-width: 767.98px)';

const parts = css({
  'display': 'grid',
  'gridTemplateColumns': '160px minmax(0, 1fr) minmax(0, 18em)',
  'gap': token('space.md'),
  'alignItems': 'start',
  [tight]: { 'gridTemplateColumns': '160px minmax(0, 1fr)', '& > :last-child': { gridColumn: 2 } },
  [media.phone]: { 'gridTemplateColumns': 'minmax(0, 1fr)', '& > :last-child': { gridColumn: 1 }, '& [data-picture]': { maxHeight: 186 } },
});

/** The variant that is chosen: what it is, what it costs, and the button to order it. */
export function ChosenVariant({ product }: { product: ProductSummary }) {
  const hrefOf = useProductHref();
  return (
    <Card as="section" look="raised" aria-label="Your choice">
      <div css={parts}>
        <ProductPicture picture={product.picture} image={product.image} size="page" />
        <Stack gap="xs">
          <Heading level={2} size="md">{product.name}</Heading>
          <ItemNumbers product={product} />
          <IndicatorBadges indicators={product.indicators} />
        </Stack>
        <Stack gap="xs">
          <PriceTag product={product} size="lg" />
          <DeliveryLine days={product.deliveryDays} />
          <AddChosenOffer product={product} />
          <ButtonLink href={hrefOf(product.productId)}>{product.vendorCount > 1 ? `All details and ${product.vendorCount} vendors` : 'All details and terms'}</ButtonLink>
        </Stack>
      </div>
    </Card>
  );
}
