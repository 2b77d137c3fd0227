import { css } from '@emotion/react';
import type { Order } from '@quartermaster/contracts';
import { Card, Grid, Heading, Stack, Text, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { OrderTotals } from './totals/OrderTotals.tsx';
import { PaymentLine } from './PaymentLine.tsx';
import { AddressLines } from './AddressLines.tsx';
import { orderMoment } from './order-date.ts';

/** The boxes of a row are equally high. */
const equal = css({ alignItems: 'stretch', gap: token('space.md') });

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return <Card as="section"><Stack gap="xs"><Heading level={2} size="md">{title}</Heading>{children}</Stack></Card>;
}

/** The facts of an order: time, buyer, shipping address, payment and total. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Stack gap="sm">
      <Text tone="muted">Placed {orderMoment(order.placedAt)} by {order.placedBy}</Text>
      <Grid layout="three" css={equal}>
        <Fact title="Ship to"><AddressLines address={order.shipTo} /></Fact>
        <Fact title="Paid by"><PaymentLine payment={{ ...order.payment, unusable: null }} /></Fact>
        <Fact title="Total"><OrderTotals totals={order.totals} /></Fact>
      </Grid>
    </Stack>
  );
}
