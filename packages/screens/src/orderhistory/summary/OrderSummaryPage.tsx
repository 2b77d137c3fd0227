import { css } from '@emotion/react';
import { formatMoney, type AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, ButtonLink, Container, EmptyState, media, Stack, Text } from '@quartermaster/ui';
import type { ComponentType } from 'react';
import { orderMoment, PrintButton } from '../../orders/index.ts';
import { PageHeader } from '../../shell/index.ts';
import { SummarizedLines, type SummarizedLinesProps } from './SummarizedLines.tsx';
import { SummarizedOrder } from './SummarizedOrder.tsx';

/** On paper each order begins on a page of its own, so that it can be filed alone. */
const pages = css({ [media.print]: { '& > * + *': { breakBefore: 'page' } } });

const notAmongYours = (missing: readonly string[]): string =>
  missing.length === 1 ? `There is no order ${missing.join('')} among your orders.` : `There are no orders ${missing.join(', ')} among your orders.`;

export interface OrderSummaryPageProps {
  attributes: AttributesOf<'/orderhistory/order_summary', 'Success'>;
  lines?: ComponentType<SummarizedLinesProps>;
}

/** One order or several with all that belongs in a file, for paper, their lines in the table of the store's look. */
export function OrderSummaryPage({ attributes, lines = SummarizedLines }: OrderSummaryPageProps) {
  const { href } = useNavigation();
  const { orders, missing, total, asOf } = attributes;
  const [only] = orders.length === 1 ? orders : [];
  const trail = [
    { label: 'My Orders', href: href('/orderhistory/my_orders') },
    ...(only === undefined ? [] : [{ label: `Order ${only.order.orderNumber}`, href: href('/orderhistory/order_details', { orderNumber: only.order.orderNumber }) }]),
  ];
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Order Summary" trail={trail}>
          {orders.length > 0 && <Text as="p" tone="muted">As of {orderMoment(asOf)}</Text>}
        </PageHeader>
        {orders.length === 0 ? (
          <EmptyState icon="document" title="Order not found" actions={<ButtonLink look="primary" href={href('/orderhistory/my_orders')}>My orders</ButtonLink>}>
            {notAmongYours(missing)} Check the number, or look for it in the list of your orders.
          </EmptyState>
        ) : (
          <>
            <Actions><PrintButton /></Actions>
            {missing.length > 0 && <Alert tone="warning" title="Not all orders are here">{notAmongYours(missing)}</Alert>}
            {orders.length > 1 && <Text as="p" isBold>{orders.length} orders, {formatMoney(total)} in all</Text>}
            <Stack gap="lg" css={pages}>
              {orders.map(({ order, progress }) => <SummarizedOrder key={order.orderNumber} order={order} progress={progress} lines={lines} />)}
            </Stack>
          </>
        )}
      </Stack>
    </Container>
  );
}
