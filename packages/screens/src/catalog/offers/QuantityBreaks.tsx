import { css } from '@emotion/react';
import { formatMoney, type Offer } from '@quartermaster/contracts';
import { Text, token } from '@quartermaster/ui';

const list = css({ display: 'grid', gap: 2, fontSize: token('fontSize.sm'), color: token('color.textMuted'), whiteSpace: 'nowrap' });

/** From which quantity the unit costs less. */
export function QuantityBreaks({ offer }: { offer: Pick<Offer, 'quantityBreaks'> }) {
  if (offer.quantityBreaks.length === 0) return null;
  return (
    <ul css={list} role="list" aria-label="Quantity breaks">
      {offer.quantityBreaks.toSorted((a, b) => a.minimumQuantity - b.minimumQuantity).map((step) => (
        <li key={step.minimumQuantity}>{step.minimumQuantity.toLocaleString('en-US')} or more: <Text isBold>{formatMoney(step.price)}</Text></li>
      ))}
    </ul>
  );
}
