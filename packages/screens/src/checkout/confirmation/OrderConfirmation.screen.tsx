import { css } from '@emotion/react';
import type { Order } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Actions, Alert, Button, ButtonLink, Container, Heading, Stack, Text, token } from '@quartermaster/ui';
import { PrintButton, OrderFacts, PurchaseOrders } from '../../orders/index.ts';
import { PageHeader, useStartPageAddress } from '../../shell/index.ts';

const steps = css({ paddingInlineStart: token('space.lg') });

/** The order that was placed, its numbers, and the next steps. */
export default function OrderConfirmation({ attributes: { order } }: { attributes: { order: Order } }) {
  const { href, open } = useNavigation();
  const start = useStartPageAddress();
  const count = order.purchaseOrders.length;
  const isSplit = order.purchaseOrders.some(({ shipTo }) => shipTo !== undefined);
  return (
    <Container>
      <Stack gap="lg">
        <PageHeader title={`Order ${order.orderNumber} placed`} />
        <Alert tone="success" title={count === 1 ? 'One purchase order is placed.' : `${count} purchase orders are placed, one for each vendor${isSplit ? ' and address' : ''}.`}>
          Keep the order number <Text isBold isUnbroken>{order.orderNumber}</Text> for your records.
        </Alert>
        <Stack as="section" gap="xs" aria-labelledby="next-steps">
          <Heading level={2} id="next-steps">What happens next</Heading>
          <ol css={steps}>
            <li>Each purchase order has its own vendor, who is named below. Ask the vendor about a delivery, and name the purchase order number.</li>
            <li>The vendor bills your payment method when it ships, not before.</li>
            <li>You can follow each purchase order under My Orders.</li>
          </ol>
        </Stack>
        <Actions>
          <ButtonLink look="primary" href={href('/orderhistory/order_details', { orderNumber: order.orderNumber })}>Order details</ButtonLink>
          <Button icon="document" onClick={() => open('/orderhistory/view_pdf', { query: { orderNumber: order.orderNumber } })}>Open PDF (new tab)</Button>
          <PrintButton />
          <ButtonLink href={href('/parkcart/save_parkcart', { orderNumber: order.orderNumber })}>Park as template</ButtonLink>
          <ButtonLink look="plain" href={start}>Continue shopping</ButtonLink>
        </Actions>
        <OrderFacts order={order} />
        <PurchaseOrders order={order} />
      </Stack>
    </Container>
  );
}
