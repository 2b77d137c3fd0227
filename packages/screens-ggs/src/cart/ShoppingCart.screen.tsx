import { AddFromList, CartSummaryCard, CheckoutBar, DeliverTo, EmptyCart, generalRefusals, noWarnings, RemovalNotice, useCartChanges, warningsOfOrder, type CartPage } from '@quartermaster/screens/parts';
import { PageHeader } from '@quartermaster/screens';
import { Alert, Container, Stack } from '@quartermaster/ui';
import { RequisitionItems } from './RequisitionItems.tsx';
import { VendorOrders } from './VendorOrders.tsx';
import { sumsAtTheEnd } from './sums-at-the-end.ts';

/** The Shopping Cart of the Global Supply stores: numbered lines, a table for each order, the sums below them. */
export default function ShoppingCart({ attributes }: { attributes: CartPage }) {
  const { cart, refused, warnings = noWarnings } = attributes;
  const changes = useCartChanges(cart, warnings);
  const { removal } = changes;
  const isEmpty = cart.groups.length === 0;
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Shopping Cart" />
        {generalRefusals({ cart, refused }).map(({ message }) => <Alert key={message} tone="error" isLive>{message}</Alert>)}
        <DeliverTo page={attributes} />
        {isEmpty ? <>{removal !== null && <RemovalNotice removal={removal} changes={changes} />}<EmptyCart /></> : <VendorOrders refused={refused} warnings={warnings} changes={changes} />}
        <AddFromList onAdded={changes.reload} />
        {!isEmpty && (
          <>
            <div css={sumsAtTheEnd}><CartSummaryCard cart={cart} warnings={warningsOfOrder(warnings)} changes={changes} otherWay={<RequisitionItems changes={changes} />} /></div>
            <CheckoutBar cart={cart} changes={changes} />
          </>
        )}
      </Stack>
    </Container>
  );
}
