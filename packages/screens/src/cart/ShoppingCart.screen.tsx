import { Alert, Container, Grid, Stack } from '@quartermaster/ui';
import { PageHeader } from '../shell/page/PageHeader.tsx';
import type { CartPage } from './cart-page.ts';
import { ChangeNotice } from './ChangeNotice.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { CartSummaryCard } from './summary/CartSummaryCard.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { VendorGroupCard } from './VendorGroupCard.tsx';

/** Shopping Cart (specification, section 2, Cart): a table per vendor, because each becomes one purchase order. */
export default function ShoppingCart({ attributes: { cart, refused } }: { attributes: CartPage }) {
  const changes = useCartChanges(cart);
  const general = refused.filter((refusal) => refusal.cartKey === null);
  return (
    <Container>
      <Stack gap="md">
        <PageHeader title="Shopping Cart" />
        {general.map(({ message }) => <Alert key={message} tone="error" isLive>{message}</Alert>)}
        <ChangeNotice changes={changes} />
        {cart.groups.length === 0 ? (
          <EmptyCart />
        ) : (
          <Grid layout="sidebarEnd">
            <Stack gap="lg">
              {cart.groups.map((group) => (
                <VendorGroupCard key={group.groupId} group={group} refused={refused} changes={changes} />
              ))}
            </Stack>
            <CartSummaryCard cart={cart} />
          </Grid>
        )}
      </Stack>
    </Container>
  );
}
