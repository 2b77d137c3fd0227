import { css } from '@emotion/react';
import { formatMoney, type Offer } from '@quartermaster/contracts';
import { Text, token } from '@quartermaster/ui';
import { calendarDay } from '../../shell/index.ts';
import { formatDeliveryDays, formatStock } from '../../products/index.ts';

const contract = css({ whiteSpace: 'nowrap' });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: token('space.xs'),
  rowGap: 1,
  fontSize: token('fontSize.sm'),
  textAlign: 'start',
  fontWeight: token('fontWeight.regular'),
  '& > dt': { color: token('color.textMuted') },
});

/** The terms of one vendor: contract, delivery, smallest and largest order, stock. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const stock = formatStock(offer.available);
  const days = formatDeliveryDays({ low: offer.deliveryDays, high: offer.deliveryDays });
  return (
    <dl css={list}>
      <dt>Contract</dt><dd css={contract}><Text isCode>{offer.contractNumber}</Text></dd>
      {offer.contractUntil !== undefined && <><dt>Contract until</dt><dd>{calendarDay(offer.contractUntil)}</dd></>}
      {offer.sin !== undefined && <><dt>SIN</dt><dd><Text isCode>{offer.sin}</Text></dd></>}
      <dt>Delivery</dt><dd>{days} after receipt of order</dd>
      <dt>Min. order</dt><dd>{offer.minimumOrder.amount === 0 ? 'None' : formatMoney(offer.minimumOrder)}</dd>
      {offer.maximumOrder !== undefined && <><dt>Max. order</dt><dd>{formatMoney(offer.maximumOrder)}; above it, ask the vendor for a lower price</dd></>}
      {offer.priceUntil !== undefined && <><dt>Price until</dt><dd>{calendarDay(offer.priceUntil)}</dd></>}
      {stock !== null && <><dt>Stock</dt><dd>{stock}</dd></>}
    </dl>
  );
}
