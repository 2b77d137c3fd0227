import type { Dashboard } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Link, VisuallyHidden } from '@quartermaster/ui';

interface OutlookCountProps {
  outlook: keyof Dashboard['counts'];
  title: string;
  count: number;
}

/** How many orders of a kind there are; the number leads to them. */
export function OutlookCount({ outlook, title, count }: OutlookCountProps) {
  const { href } = useNavigation();
  const words = <>{count.toLocaleString('en-US')}<VisuallyHidden> {count === 1 ? 'order' : 'orders'}: {title}</VisuallyHidden></>;
  return count === 0 ? words : <Link href={href('/orderhistory/order_search', { status: outlook })}>{words}</Link>;
}
