import { formatMoney, type ParkedCart } from '@quartermaster/contracts';
import { Text } from '@quartermaster/ui';
import { longDay } from '../../shell/index.ts';
import { itemCount } from '../item-count.ts';

/** What a parked cart has, what it costs now, and how long it stays. */
export function ParkedCartFacts({ parkedCart: { parkedAt, expiresAt, lineCount, subtotal, changedLines } }: { parkedCart: ParkedCart }) {
  return (
    <>
      <Text as="p">
        {itemCount(lineCount)} for {formatMoney(subtotal)} at the prices of now.{changedLines > 0 && <Text tone="warning"> {itemCount(changedLines)} changed since then.</Text>}
      </Text>
      <Text as="p" size="sm" tone="muted">Parked on {longDay(parkedAt)}{expiresAt === null ? '; stays until you remove it' : `; kept until ${longDay(expiresAt)}`}.</Text>
    </>
  );
}
