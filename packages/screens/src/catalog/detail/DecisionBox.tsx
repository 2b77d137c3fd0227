import { css } from '@emotion/react';
import type { ProductDetail } from '@quartermaster/contracts';
import { Card, Inline, Stack, Text, token } from '@quartermaster/ui';
import { DeliveryLine, PriceTag } from '../../products/index.ts';
import { ChooseVendorLink } from '../offers/ChooseVendorLink.tsx';
import { OfferTable } from '../offers/OfferTable.tsx';
import { ZipForm } from '../zip/ZipForm.tsx';

const box = css({ scrollMarginTop: token('space.md'), padding: token('space.md') });

/** Everything that decides an order: prices, terms of each vendor, delivery, quantity, Add. */
export function DecisionBox({ product }: { product: ProductDetail }) {
  const refusals = product.offers.filter((offer) => !offer.delivers).length;
  return (
    <Card css={box} as="section" look="raised" id="vendors" aria-label="Vendors and terms">
      <Stack gap="md">
        <Inline justify="between" align="end" gap="md">
          <Stack gap="xxs">
            <PriceTag product={product} size="xl" />
            <DeliveryLine days={product.deliveryDays} />
          </Stack>
          {product.kind === 'product' && <ZipForm productId={product.productId} zip={product.zip} />}
        </Inline>
        {product.zip !== null && (
          <Text as="p" size="sm" role="status">
            {refusals === 0
              ? `Every vendor delivers to ${product.zip}.`
              : `${refusals} of ${product.offers.length} vendors ${refusals === 1 ? 'does' : 'do'} not deliver to ${product.zip}.`}
          </Text>
        )}
        <ChooseVendorLink product={product} />
        <OfferTable product={product} />
      </Stack>
    </Card>
  );
}
