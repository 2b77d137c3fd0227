import { formatMoney, type ParkedCart } from '@quartermaster/contracts';
import { Text } from '@quartermaster/ui';
import { longDay } from '../../shell/index.ts';
import { itemCount, requisitionCount } from '../item-count.ts';

/** What a parked cart has, what it costs now, and how long it stays. */
export function ParkedCartFacts({ parkedCart: { parkedAt, expiresAt, activity, lineCount, subtotal, changedLines } }: { parkedCart: ParkedCart }) {
  return (
    <>
      {activity === null
        ? <Text as="p">{itemCount(lineCount)} for {formatMoney(subtotal)} at the prices of now.{changedLines > 0 && <Text tone="warning"> {itemCount(changedLines)} changed since then.</Text>}</Text>
        : <Text as="p">{requisitionCount(lineCount)} of {activity}, which {lineCount === 1 ? 'is' : 'are'} not sent.</Text>}
      <Text as="p" size="sm" tone="muted">Parked on {longDay(parkedAt)}{expiresAt === null ? '; stays until you remove it' : `; kept until ${longDay(expiresAt)}`}.</Text>
    </>
  );
}
