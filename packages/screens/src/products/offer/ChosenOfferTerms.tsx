import { css } from '@emotion/react';
import { formatMoney, type ChosenOffer } from '@quartermaster/contracts';
import { Text, token } from '@quartermaster/ui';
import { formatStock } from './offer-stock.ts';

const line = css({ lineHeight: token('lineHeight.dense'), overflowWrap: 'anywhere' });

/** The vendor of an offer that was chosen for the buyer, its price where that is not the lowest, its stock and its minimum order. */
export function ChosenOfferTerms({ offer, isPriced = false }: { offer: ChosenOffer; isPriced?: boolean }) {
  const facts = [
    isPriced ? formatMoney(offer.price) : null,
    formatStock(offer.available)?.toLowerCase() ?? null,
    offer.minimumOrder.amount === 0 ? null : `min. order ${formatMoney(offer.minimumOrder)}`,
  ].filter((fact) => fact !== null);
  return <Text as="p" css={line} size="sm" tone="muted">From {[offer.vendor.name, ...facts].join(' · ')}</Text>;
}
