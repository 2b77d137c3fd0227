import type { Order } from '@quartermaster/contracts';
import { Card, Grid, Heading, Stack, Text } from '@quartermaster/ui';
import { OrderTotals } from '../../cart/summary/OrderTotals.tsx';
import { PaymentLine } from '../../checkout/payment/PaymentLine.tsx';
import { AddressLines } from '../../checkout/ship-to/AddressLines.tsx';
import { orderMoment } from '../order-date.ts';

/** Who ordered when, where it goes, how it is paid and what it comes to. */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Stack gap="sm">
      <Text tone="muted">Placed {orderMoment(order.placedAt)} by {order.placedBy}</Text>
      <Grid layout="three">
        <Card as="section"><Heading level={2} size="md">Ship to</Heading><AddressLines address={order.shipTo} /></Card>
        <Card as="section"><Heading level={2} size="md">Paid by</Heading><PaymentLine payment={{ ...order.payment, unusable: null }} /></Card>
        <Card as="section"><Heading level={2} size="md">Total</Heading><OrderTotals totals={order.totals} /></Card>
      </Grid>
    </Stack>
  );
}
