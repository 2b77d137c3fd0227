import { css } from '@emotion/react';
import { formatMoney, maximumLineTotal, usd, type Money, type Offer } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Badge, Cell, Link, media, Row, RowHeader, Stack, Text, token } from '@quartermaster/ui';
import { useState } from 'react';
import { calendarDay } from '../../orders/index.ts';
import { IndicatorBadges, extendedPrice, unitPriceAt, outsidePriceText, AddToCartForm } from '../../products/index.ts';
import { restrictedText } from './restricted-text.ts';
import { OfferTerms } from './OfferTerms.tsx';
import { QuantityBreaks } from './QuantityBreaks.tsx';

const sum = css({ fontSize: token('fontSize.sm'), color: token('color.textMuted'), minHeight: '1.5em', [media.phone]: { minHeight: 0 } });

const vendor = css({ [media.phone]: { display: 'inline-flex', alignItems: 'center', minHeight: token('size.touchTarget') } });

/** The column is as narrow as the quantity; words are not broken to a column of single ones. */
const reason = css({ display: 'block', minWidth: '10em', [media.phone]: { minWidth: 0 } });

const amountOf = (price: Money | null): string => (price === null ? `more than ${formatMoney(usd(maximumLineTotal))}, the most that one line can cost` : formatMoney(price));

export interface OfferRowProps {
  offer: Offer;
  productName: string;
  /** The ZIP code that delivery was worked out for. */
  zip: string | null;
  /** Of all offers that can be ordered it has the lowest price. */
  isLowest: boolean;
}

/** One vendor under one contract: all terms, and quantity and Add for this very offer. */
export function OfferRow({ offer, productName, zip, isLowest }: OfferRowProps) {
  const { href } = useNavigation();
  const [quantity, setQuantity] = useState(1);
  const unit = unitPriceAt(offer, quantity);
  return (
    <Row>
      <RowHeader>
        <Stack gap="xxs">
          <Text isBold size="md">
            <Link look="quiet" css={vendor} href={href('/catalog/contractor_detail', { contractor: offer.vendor.id })}>{offer.vendor.name}</Link>
          </Text>
          {isLowest && <span><Badge look="info">Lowest price</Badge></span>}
          {offer.restrictedTo !== undefined && <Text size="sm" tone="warning">{restrictedText(offer.restrictedTo)}</Text>}
          <OfferTerms offer={offer} />
          <IndicatorBadges indicators={offer.indicators} vendor={offer.vendor.name} />
        </Stack>
      </RowHeader>
      <Cell label="Price">
        <Stack gap="xxs">
          <Text isBold size="lg" isUnbroken>{formatMoney(unit)}</Text>
          <Text tone="muted" size="sm">per {offer.unitOfIssue.name} ({offer.unitOfIssue.code})</Text>
          <QuantityBreaks offer={offer} />
        </Stack>
      </Cell>
      <Cell label="">
        {!offer.delivers && <Text css={reason} tone="warning">Does not deliver to {zip}</Text>}
        {offer.delivers && offer.outsidePriceDays !== undefined && <Text css={reason} tone="warning">{outsidePriceText(offer.outsidePriceDays)}</Text>}
        {offer.delivers && offer.outsidePriceDays === undefined && offer.available === 0 && <Text css={reason} tone="warning">Out of stock{offer.backInStock !== undefined && `, expected on ${calendarDay(offer.backInStock)}`}</Text>}
        {offer.delivers && offer.outsidePriceDays === undefined && offer.available !== 0 && (
          <Stack gap="xxs">
            <AddToCartForm
              offerId={offer.offerId}
              name={`${productName} from ${offer.vendor.name}`}
              unit={offer.unitOfIssue.name}
              available={offer.available}
              onQuantityChange={setQuantity}
            />
            <p css={sum}>{quantity > 1 && `${quantity.toLocaleString('en-US')} for ${amountOf(extendedPrice(offer, quantity))}`}</p>
          </Stack>
        )}
      </Cell>
    </Row>
  );
}
