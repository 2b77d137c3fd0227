import { useNavigation } from '@quartermaster/core';
import { ButtonLink, EmptyState, Stack } from '@quartermaster/ui';
import { emptyCartId } from './empty-cart-id.ts';
import { RecentOrders } from './RecentOrders.tsx';

/** The next steps for a buyer whose cart is empty. */
export function EmptyCart() {
  const { href } = useNavigation();
  return (
    <section id={emptyCartId} tabIndex={-1} aria-label="Empty cart">
      <Stack gap="md">
        <EmptyState
          icon="cart"
          title="Your cart is empty"
          actions={
            <>
              <ButtonLink look="primary" href={href('/search/advantage_search', { kind: 'products' })}>Browse products</ButtonLink>
              <ButtonLink href={href('/search/advantage_search', { kind: 'services' })}>Browse services</ButtonLink>
              <ButtonLink href={href('/parkcart/my_parkcart')}>My parked carts</ButtonLink>
              <ButtonLink href={href('/ordering/quick_ordering')}>Quick order</ButtonLink>
            </>
          }
        >
          Search by keyword, part number or national stock number (NSN), and add what you need. Your cart is kept, even before you sign in.
        </EmptyState>
        <RecentOrders />
      </Stack>
    </section>
  );
}
