import type { VendorGroup } from '@quartermaster/contracts';
import { formatMoney, usd } from '@quartermaster/contracts';
import { Progress } from '@quartermaster/ui';

/** How far this vendor's minimum order is reached; nothing when there is none. */
export function MinimumOrder({ group }: { group: VendorGroup }) {
  const { subtotal, minimumOrder, minimumMet } = group;
  if (minimumOrder.amount === 0) return null;
  const missing = formatMoney(usd(minimumOrder.amount - subtotal.amount));
  const label = minimumMet
    ? `Minimum order of ${formatMoney(minimumOrder)} reached`
    : `${missing} more to reach this vendor’s minimum order of ${formatMoney(minimumOrder)}`;
  return <Progress value={Math.min(subtotal.amount, minimumOrder.amount)} max={minimumOrder.amount} label={label} />;
}
