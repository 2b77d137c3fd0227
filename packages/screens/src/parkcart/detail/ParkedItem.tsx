import { formatMoney, type ParkedLine } from '@quartermaster/contracts';
import { Link, Stack, Text } from '@quartermaster/ui';
import { WholeNumbers } from '../../orders/index.ts';
import { outsidePriceText, useProductHref } from '../../products/index.ts';

/** The item, with what has changed since it was parked. */
export function ParkedItem({ line: { productId, name, itemNumber, gsin, vendor, price, priceThen, available, quantity, outsidePriceDays } }: { line: ParkedLine }) {
  const hrefOf = useProductHref();
  return (
    <Stack gap="xxs">
      {price === null ? <Text isBold>{name}</Text> : <Link href={hrefOf(productId)}>{name}</Link>}
      <Text size="sm" tone="muted"><WholeNumbers parts={[itemNumber, gsin === null ? '' : `NSN ${gsin}`, vendor]} between=", " /></Text>
      {price === null && <Text size="sm" tone="warning">Not in the catalog of this store now.</Text>}
      {price !== null && price.amount !== priceThen.amount && <Text size="sm" tone="warning">The price was {formatMoney(priceThen)} when it was parked.</Text>}
      {outsidePriceDays !== undefined && <Text size="sm" tone="warning">{outsidePriceText(outsidePriceDays)}.</Text>}
      {price !== null && outsidePriceDays === undefined && available !== null && <Text size="sm" tone="warning">{available === 0 ? 'Out of stock now.' : `Only ${available.toLocaleString('en-US')} of ${quantity.toLocaleString('en-US')} in stock now.`}</Text>}
    </Stack>
  );
}
