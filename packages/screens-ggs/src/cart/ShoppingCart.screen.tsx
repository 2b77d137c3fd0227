import { CartSummaryCard, CheckoutBar, EmptyCart, generalRefusals, noWarnings, RemovalNotice, useCartChanges, warningsOfOrder, type CartPage } from '@quartermaster/screens/parts';
import { PageHeader } from '@quartermaster/screens';
import { Alert, Container, Stack } from '@quartermaster/ui';
import { VendorOrder } from './VendorOrder.tsx';
import { sumsAtTheEnd } from './sums-at-the-end.ts';

/** The Shopping Cart of the Global Supply stores: numbered lines, a table for each order, the sums below them. */
export default function ShoppingCart({ attributes: { cart, refused, warnings = noWarnings } }: { attributes: CartPage }) {
  const changes = useCartChanges(cart);
  const { removal } = changes;
  const isOrphan = removal !== null && cart.groups.every(({ groupId }) => groupId !== removal.groupId);
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Shopping Cart" />
        {generalRefusals({ cart, refused }).map(({ message }) => <Alert key={message} tone="error" isLive>{message}</Alert>)}
        {isOrphan && <RemovalNotice removal={removal} changes={changes} />}
        {cart.groups.length === 0 ? <EmptyCart /> : (
          <>
            {cart.groups.map((group, index) => <VendorOrder key={group.groupId} group={group} number={index + 1} refused={refused} warnings={warnings} changes={changes} />)}
            <div css={sumsAtTheEnd}><CartSummaryCard cart={cart} warnings={warningsOfOrder(warnings)} changes={changes} /></div>
            <CheckoutBar cart={cart} />
          </>
        )}
      </Stack>
    </Container>
  );
}
