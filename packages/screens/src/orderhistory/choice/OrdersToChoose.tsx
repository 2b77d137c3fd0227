import { css } from '@emotion/react';
import type { OrderRow } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { ButtonLink, Card, Inline, media, Stack } from '@quartermaster/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import { OrderTable, type OrderTableProps } from '../../orders/index.ts';

/** There each order is a card of its own. */
const plainOnPhone = css({ [media.phone]: { padding: 0, border: 0, background: 'none' } });

interface OrdersToChooseProps {
  orders: readonly OrderRow[];
  caption?: string;
  table?: ComponentType<OrderTableProps>;
  /** How many orders there are. */
  children: ReactNode;
  /** What else can be done with them. */
  actions?: ReactNode;
}

/** A page of orders. Those that are chosen, or all of the page, are summed up for paper. */
export function OrdersToChoose({ orders, caption, table: Orders = OrderTable, children, actions }: OrdersToChooseProps) {
  const { href } = useNavigation();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // What was ticked on another page of the list is not on this one.
  const chosen = orders.map(({ orderNumber }) => orderNumber).filter((number) => ticked.has(number));
  const summed = chosen.length === 0 ? orders.map(({ orderNumber }) => orderNumber) : chosen;
  const toggle = (orderNumber: string, isChosen: boolean): void => setTicked(new Set(isChosen ? [...chosen, orderNumber] : chosen.filter((number) => number !== orderNumber)));
  const words = chosen.length === 0 ? 'Summary of this page' : `Summary of ${chosen.length} chosen`;
  return (
    <Stack gap="sm">
      <Inline justify="between" align="center">
        {children}
        {orders.length > 0 && <Inline>{actions}<ButtonLink size="sm" icon="print" href={href('/orderhistory/order_summary', { orderNumber: summed })}>{words}</ButtonLink></Inline>}
      </Inline>
      {orders.length > 0 && <Card css={plainOnPhone}><Orders orders={orders} choice={{ chosen, toggle }} {...(caption !== undefined && { caption })} /></Card>}
    </Stack>
  );
}
