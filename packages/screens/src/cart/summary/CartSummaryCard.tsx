import { css } from '@emotion/react';
import type { Cart, CheckoutProblem } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, ButtonLink, Card, Heading, Stack, Text, media, token } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import type { CartChanges } from '../changes/use-cart-changes.ts';
import { CartWarnings } from '../warnings/CartWarnings.tsx';
import { RemoveAllAndCheckOut } from '../warnings/RemoveAndCheckOut.tsx';
import { noWarnings } from '../warnings/cart-warnings.ts';
import { canCheckOut } from './can-check-out.ts';
import { EmptyCartButton } from './EmptyCartButton.tsx';
import { useCheckOut } from './use-check-out.ts';
import { OrderTotals, orderCount } from '../../orders/index.ts';

const sticky = css({ [media.wide]: { position: 'sticky', top: token('space.md') } });

/** A phone has it in the bar at its foot. */
const onWide = css({ [media.phone]: { display: 'none' } });

export interface CartSummaryCardProps {
  cart: Cart;
  warnings?: readonly CheckoutProblem[];
  changes: CartChanges;
  /** Another way to order what is in the cart, next to that to checkout. */
  otherWay?: ReactNode;
}

/** Totals and the way to checkout, or why there is none. */
export function CartSummaryCard({ cart, warnings = noWarnings, changes, otherWay }: CartSummaryCardProps) {
  const { href } = useNavigation();
  const checkOut = useCheckOut(changes);
  const isPossible = canCheckOut(cart);
  const short = isPossible ? cart.groups.filter((group) => !group.minimumMet) : [];
  return (
    <Card as="aside" aria-label="Cart summary" css={sticky}>
      <Stack gap="md">
        <Heading level={2} size="md">Summary</Heading>
        <Text size="sm" tone="muted">
          {cart.lineCount} {cart.lineCount === 1 ? 'item' : 'items'} from {cart.groups.length} {cart.groups.length === 1 ? 'vendor' : 'vendors'}
        </Text>
        <OrderTotals totals={cart.totals} />
        {!isPossible && (
          <Alert tone="error">
            {cart.lineCount === 1 ? 'The item in your cart cannot be ordered now, so there is nothing to check out. Remove it' : 'None of the items in your cart can be ordered now, so there is nothing to check out. Remove them'}, or open the page of a product to choose another vendor.
          </Alert>
        )}
        {short.length > 0 && (
          <Alert tone="warning">
            Below the minimum order: {short.map((group) => group.vendor.name).join(', ')}. An order below it cannot be placed.
          </Alert>
        )}
        <CartWarnings warnings={warnings} />
        <RemoveAllAndCheckOut changes={changes} />
        {isPossible && <div css={onWide}><ButtonLink look={short.length > 0 ? 'secondary' : 'primary'} size="lg" isWhole {...checkOut}>Check out {orderCount(cart.groups)}</ButtonLink></div>}
        {otherWay}
        <Stack gap="none">
          <ButtonLink look="plain" isWhole href={href('/search/advantage_search')}>Continue shopping</ButtonLink>
          <ButtonLink look="plain" isWhole href={href('/cart/overseas_shipping')}>Delivery overseas, or to a ZIP code</ButtonLink>
          <ButtonLink look="plain" isWhole href={href('/parkcart/save_parkcart')}>Park this cart</ButtonLink>
          <ButtonLink look="plain" isWhole href={href('/parkcart/my_parkcart')}>My parked carts</ButtonLink>
          <EmptyCartButton cart={cart} changes={changes} />
        </Stack>
      </Stack>
    </Card>
  );
}
