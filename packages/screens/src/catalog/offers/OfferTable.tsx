import { css } from '@emotion/react';
import type { ProductDetail } from '@quartermaster/contracts';
import { Alert, ColumnHeader, media, Row, TableBody, TableFrame, TableHead, token } from '@quartermaster/ui';
import { OfferRow } from './OfferRow.tsx';

const table = css({
  // Terms are read, not added up: figures of equal width would only spread them.
  '& tbody': { fontVariantNumeric: 'normal' },
  '& tbody tr:hover': { background: 'transparent' },
  '& th, & td': { paddingInline: token('space.xs') },
  '& td:last-of-type': { width: 1 },
  // As a card its first cell is the card's title: only the name in it is bold.
  [media.phone]: { '& caption': { display: 'block' }, '& td:last-of-type': { width: 'auto' }, '& tbody tr > th': { fontWeight: token('fontWeight.regular') } },
});

/** Vendors and contracts beside each other, lowest price first. */
export function OfferTable({ product }: { product: Pick<ProductDetail, 'offers' | 'name' | 'zip'> }) {
  const { offers, name, zip } = product;
  if (offers.length === 0) {
    return <Alert tone="warning" title="No vendor offers this now">Look at the related products, or search for another one of this category.</Alert>;
  }
  const inOrder = offers.toSorted((a, b) => a.price.amount - b.price.amount || a.deliveryDays - b.deliveryDays);
  const lowest = inOrder.find(({ delivers, available }) => delivers && available !== 0);
  return (
    <TableFrame css={table} caption={offers.length === 1 ? '1 vendor' : `${offers.length} vendors`}>
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
}
