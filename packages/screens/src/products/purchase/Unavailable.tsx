import type { ProductSummary } from '@quartermaster/contracts';
import { Stack, Text } from '@quartermaster/ui';
import { calendarDay } from '../../shell/index.ts';
import { ReplacedBy } from './ReplacedBy.tsx';

const reasons = { noOffer: 'No vendor offers this now', noPrice: 'No price of today', outOfStock: 'Out of stock' } as const;

/** Why a product can be ordered from no vendor, when that ends, and what could be ordered in its place. */
export function Unavailable({ product: { unavailable } }: { product: Pick<ProductSummary, 'unavailable'> }) {
  const { why = 'outOfStock', from, replacement } = unavailable ?? {};
  return (
    <Stack gap="xxs">
      <Text tone="warning">{reasons[why]}{from !== undefined && `, expected on ${calendarDay(from)}`}</Text>
      {replacement !== undefined && <ReplacedBy replacement={replacement} />}
    </Stack>
  );
}
