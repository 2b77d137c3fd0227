import type { CartLine } from '@quartermaster/contracts';
import { formatMoney, maximumLineTotal, usd } from '@quartermaster/contracts';
import { Alert } from '@quartermaster/ui';
import { outsidePriceText, ReplacedBy } from '../../products/index.ts';
import { calendarDay } from '../order-date.ts';
import { LineReduction } from './LineReduction.tsx';

const pieces = (count: number): string => count.toLocaleString('en-US');

/** The change of this line since the buyer last saw it, old and new, and a quantity beyond the maximum order of its contract. */
export function LineChange({ line }: { line: CartLine }) {
  const { change, backInStock, outsidePriceDays, replacement } = line;
  if (change === null) return <LineReduction line={line} />;
  return (
    <>
      <LineReduction line={line} />
      {change.priceWas !== null && (
        <Alert tone="warning">
          Price changed from {formatMoney(change.priceWas)} to {formatMoney(line.price.unitPrice)}.
        </Alert>
      )}
      {change.available === 0 && (
        <Alert tone="error">
          {outsidePriceDays !== undefined ? `${outsidePriceText(outsidePriceDays)}.` : backInStock === undefined ? 'No longer available from this vendor.' : `Out of stock at this vendor, and expected again on ${calendarDay(backInStock)}.`} Remove it, or choose another vendor.
          {replacement !== undefined && <ReplacedBy replacement={replacement} />}
        </Alert>
      )}
      {change.available !== null && change.available > 0 && (
        <Alert tone="warning">Only {pieces(change.available)} of {pieces(line.quantity)} in stock. Lower the quantity, or choose another vendor.</Alert>
      )}
      {change.mostThatFit !== null && (
        <Alert tone="error">
          {pieces(line.quantity)} cost more than {formatMoney(usd(maximumLineTotal))}, the most that one line can cost. {change.mostThatFit === 0 ? 'Remove it.' : `Lower the quantity to ${pieces(change.mostThatFit)} or less.`}
        </Alert>
      )}
    </>
  );
}
