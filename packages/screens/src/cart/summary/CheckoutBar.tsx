import { css } from '@emotion/react';
import { formatMoney, type Cart } from '@quartermaster/contracts';
import { ButtonLink, layer, media, Text, token } from '@quartermaster/ui';
import type { CartChanges } from '../changes/use-cart-changes.ts';
import { orderCount } from '../../orders/index.ts';
import { canCheckOut } from './can-check-out.ts';
import { useCheckOut } from './use-check-out.ts';

const bar = css({
  display: 'none',
  [media.phone]: {
    position: 'sticky',
    bottom: 0,
    zIndex: layer.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space.sm'),
    // From edge to edge of the screen.
    marginInline: `calc(-1 * ${token('space.md')})`,
    padding: `${token('space.xs')} ${token('space.md')}`,
    background: token('color.surface'),
    borderBlockStart: `1px solid ${token('color.border')}`,
    boxShadow: token('shadow.float'),
  },
  [media.print]: { display: 'none' },
});
const total = css({ display: 'flex', flexDirection: 'column', lineHeight: token('lineHeight.dense') });

/** Total and the way to checkout on a phone: at hand however long the cart is. Wider pages have them in the summary, which also says why there is no way to checkout. */
export function CheckoutBar({ cart, changes }: { cart: Cart; changes: CartChanges }) {
  const checkOut = useCheckOut(changes);
  if (!canCheckOut(cart)) return null;
  return (
    <div css={bar} data-sticky="end">
      <span css={total}><Text size="sm" tone="muted">Total</Text> <Text isBold>{formatMoney(cart.totals.total)}</Text></span>
      <ButtonLink look={cart.groups.every(({ minimumMet }) => minimumMet) ? 'primary' : 'secondary'} {...checkOut}>Check out {orderCount(cart.groups)}</ButtonLink>
    </div>
  );
}
