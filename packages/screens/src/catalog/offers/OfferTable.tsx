import { css } from '@emotion/react';
import type { ProductDetail } from '@quartermaster/contracts';
import { Alert, ColumnHeader, media, Row, Stack, TableBody, TableFrame, TableHead, token } from '@quartermaster/ui';
import { ReplacedBy } from '../../products/index.ts';
import { OfferRow } from './OfferRow.tsx';

const tableLook = css({
  // Terms are read, not added up: figures of equal width would only spread them.
  '& tbody': { fontVariantNumeric: 'normal' },
  '& tbody tr:hover': { background: 'transparent' },
  '& th, & td': { paddingInline: token('space.xs') },
  '& td:last-of-type': { width: 1 },
  // As a card its first cell is the card's title: only the name in it is bold.
  [media.phone]: { '& caption': { display: 'block' }, '& td:last-of-type': { width: 'auto' }, '& tbody tr > th': { fontWeight: token('fontWeight.regular') } },
});

/** Vendors and contracts beside each other, lowest price first unless another order was chosen. */
export function OfferTable({ product, keepsOrder = false }: { product: Pick<ProductDetail, 'offers' | 'name' | 'unavailable' | 'zip'>; keepsOrder?: boolean }) {
  const { offers, name, unavailable, zip } = product;
  const replaced = unavailable?.replacement !== undefined && <ReplacedBy replacement={unavailable.replacement} />;
  if (offers.length === 0) {
    return <Alert tone="warning" title="No vendor offers this now">{replaced === false ? 'Look at the related products, or search for another one of this category.' : replaced}</Alert>;
  }
  const byPrice = offers.toSorted((a, b) => a.price.amount - b.price.amount || a.deliveryDays - b.deliveryDays);
  const inOrder = keepsOrder ? offers : byPrice;
  const lowest = byPrice.find(({ delivers, available, outsidePriceDays }) => delivers && available !== 0 && outsidePriceDays === undefined);
  const table = (
    <TableFrame css={tableLook} caption={offers.length === 1 ? '1 vendor' : `${offers.length} vendors`}>
      <TableHead>
        <Row>
          <ColumnHeader>Vendor and terms</ColumnHeader>
          <ColumnHeader>Price</ColumnHeader>
          <ColumnHeader>Order</ColumnHeader>
        </Row>
      </TableHead>
      <TableBody>
        {inOrder.map((offer) => (
          <OfferRow key={offer.offerId} offer={offer} productName={name} zip={zip} isLowest={offers.length > 1 && offer === lowest} />
        ))}
      </TableBody>
    </TableFrame>
  );
  return replaced === false ? table : <Stack gap="sm">{replaced}{table}</Stack>;
}
