import { Alert, Container, Grid, Stack } from '@quartermaster/ui';
import { AddFromList } from '../ordering/index.ts';
import { PageHeader } from '../shell/index.ts';
import type { CartPage } from './cart-page.ts';
import { useCartChanges } from './changes/use-cart-changes.ts';
import { DeliverTo } from './delivery/DeliverTo.tsx';
import { EmptyCart } from './empty/EmptyCart.tsx';
import { generalRefusals } from './general-refusals.ts';
import { CartSummaryCard } from './summary/CartSummaryCard.tsx';
import { CheckoutBar } from './summary/CheckoutBar.tsx';
import { VendorGroups } from './vendor/VendorGroups.tsx';
import { noWarnings, warningsOfOrder } from './warnings/cart-warnings.ts';

/** Shopping Cart (specification, section 2, Cart): a table per vendor, because each becomes one purchase order. */
export default function ShoppingCart({ attributes }: { attributes: CartPage }) {
  const { cart, refused, warnings = noWarnings } = attributes;
  const changes = useCartChanges(cart, warnings);
  const isEmpty = cart.groups.length === 0;
  const general = generalRefusals({ cart, refused });
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Shopping Cart" />
        {general.map(({ message }) => <Alert key={message} tone="error" isLive>{message}</Alert>)}
        <DeliverTo page={attributes} />
        {isEmpty ? (
          <>
            {changes.removal !== null && <VendorGroups cart={cart} refused={refused} changes={changes} />}
            <EmptyCart />
          </>
        ) : (
          <Grid layout="sidebarEnd">
            <VendorGroups cart={cart} refused={refused} warnings={warnings} changes={changes} />
            <CartSummaryCard cart={cart} warnings={warningsOfOrder(warnings)} changes={changes} />
          </Grid>
        )}
        <AddFromList onAdded={changes.reload} />
        {!isEmpty && <CheckoutBar cart={cart} changes={changes} />}
      </Stack>
    </Container>
  );
}
