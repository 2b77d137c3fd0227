import { css } from '@emotion/react';
import type { Order, PurchaseOrderProgress } from '@quartermaster/contracts';
import { Card, Grid, Heading, media, Stack, Text, token } from '@quartermaster/ui';
import type { ComponentType, ReactNode } from 'react';
import { AddressLines, orderMoment, OrderTotals, PaymentLine } from '../../orders/index.ts';
import type { SummarizedLinesProps } from './SummarizedLines.tsx';
import { SummarizedPurchaseOrder } from './SummarizedPurchaseOrder.tsx';

/** Beside each other on paper too, which is as wide as a tablet. */
const facts = css({ gap: token('space.md'), [media.print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } });
const plain = css({ [media.print]: { padding: 0, border: 0 } });

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return <Stack gap="xxs"><Heading level={3} size="sm">{title}</Heading>{children}</Stack>;
}

interface SummarizedOrderProps {
  order: Order;
  progress: readonly PurchaseOrderProgress[];
  lines: ComponentType<SummarizedLinesProps>;
}

/** An order with its purchase orders. */
export function SummarizedOrder({ order, progress, lines }: SummarizedOrderProps) {
  const { orderNumber, placedAt, placedBy, shipTo, payment, purchaseOrders, totals } = order;
  return (
    <Card as="section" css={plain} aria-labelledby={orderNumber}>
      <Stack gap="md">
        <Heading level={2} size="lg" id={orderNumber}>Order {orderNumber}</Heading>
        <Text as="p">Placed {orderMoment(placedAt)} by {placedBy}</Text>
        <Grid layout="three" css={facts}>
          <Fact title="Ship to"><AddressLines address={shipTo} /></Fact>
          <Fact title="Paid by"><PaymentLine payment={{ ...payment, unusable: null }} /></Fact>
          <Fact title="Amounts as ordered"><OrderTotals totals={totals} /></Fact>
        </Grid>
        {purchaseOrders.map((purchaseOrder) => (
          <SummarizedPurchaseOrder key={purchaseOrder.poNumber} purchaseOrder={purchaseOrder} progress={progress.find(({ poNumber }) => poNumber === purchaseOrder.poNumber)} lines={lines} />
        ))}
      </Stack>
    </Card>
  );
}
