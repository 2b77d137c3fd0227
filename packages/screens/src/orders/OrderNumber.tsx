import { useNavigation } from '@quartermaster/core';
import { Checkbox, Inline, Link, VisuallyHidden } from '@quartermaster/ui';

/** Orders that are chosen in a list, by their numbers. */
export interface OrderChoice {
  chosen: readonly string[];
  toggle: (orderNumber: string, isChosen: boolean) => void;
}

/** The number of an order in a list: leads to it, and may be ticked. */
export function OrderNumber({ orderNumber, choice }: { orderNumber: string; choice?: OrderChoice | undefined }) {
  const { href } = useNavigation();
  const link = <Link href={href('/orderhistory/order_details', { orderNumber })}>{orderNumber}</Link>;
  if (choice === undefined) return link;
  const { chosen, toggle } = choice;
  return (
    <Inline isWrapping={false}>
      <Checkbox label={<VisuallyHidden>Choose order {orderNumber}</VisuallyHidden>} checked={chosen.includes(orderNumber)} onChange={({ currentTarget }) => toggle(orderNumber, currentTarget.checked)} />
      {link}
    </Inline>
  );
}
