import { termsInWords, type Order, type PurchaseOrder } from '@quartermaster/contracts';
import { AddressLines } from './AddressLines.tsx';
import { Badge, Card, Heading, Inline, Stack, Text } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { OrderLines } from './lines/OrderLines.tsx';
import { calendarDay } from './order-date.ts';
import { statusLook, statusWords } from './order-status.ts';

export interface PurchaseOrdersProps {
  order: Order;
  /** What is added to each purchase order. */
  children?: (purchaseOrder: PurchaseOrder) => ReactNode;
  /** What can be done about a line. */
  lineAction?: (line: PurchaseOrder['lines'][number]) => ReactNode;
}

/** The address of a purchase order that does not go where its order goes. */
export const ShipsTo = ({ address }: { address: NonNullable<PurchaseOrder['shipTo']> }) => (
  <div><Text isBold>Ships to</Text><AddressLines address={address} /></div>
);

/** One purchase order for each vendor and address, with its status and lines. */
export function PurchaseOrders({ order, children, lineAction }: PurchaseOrdersProps) {
  return (
    <Stack gap="md">
      {order.purchaseOrders.map((purchaseOrder) => (
        <Card as="section" key={purchaseOrder.poNumber} aria-labelledby={purchaseOrder.poNumber}>
          <Stack gap="sm">
            <Inline justify="between" align="baseline" data-part="title-bar">
              <Heading level={2} size="md" id={purchaseOrder.poNumber}>Purchase order {purchaseOrder.poNumber}</Heading>
              <Badge look={statusLook[purchaseOrder.status]}>{statusWords[purchaseOrder.status]}</Badge>
            </Inline>
            <Text>{purchaseOrder.vendor.name}, contract <Text isCode>{purchaseOrder.contractNumber}</Text></Text>
            {purchaseOrder.shipTo !== undefined && <ShipsTo address={purchaseOrder.shipTo} />}
            {purchaseOrder.deliverBy !== null && <Text>Deliver on or before {calendarDay(purchaseOrder.deliverBy)}</Text>}
            {termsInWords(purchaseOrder).map(({ name, words }) => <Text key={name}>{name}: {words}</Text>)}
            {purchaseOrder.note !== '' && <Text>Note to the vendor: {purchaseOrder.note}</Text>}
            <OrderLines caption={`Items of purchase order ${purchaseOrder.poNumber}`} lines={purchaseOrder.lines} subtotal={purchaseOrder.subtotal} action={lineAction} />
            {children?.(purchaseOrder)}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
