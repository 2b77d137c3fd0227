import { css } from '@emotion/react';
import { formatMoney } from '@quartermaster/contracts';
import { useNavigation, useSession } from '@quartermaster/core';
import { Icon, Link, media, token, VisuallyHidden } from '@quartermaster/ui';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: token('space.xs'),
  // Room for a total of four figures: nothing beside it moves when the first item is added, and it ends where the page ends.
  minWidth: '6rem',
  minHeight: token('size.touchTarget'),
  lineHeight: token('lineHeight.dense'),
  whiteSpace: 'nowrap',
  [media.phone]: { minWidth: token('size.touchTarget'), gap: token('space.xxs') },
});
const figures = css({ display: 'flex', flexDirection: 'column', fontSize: token('fontSize.sm') });
const total = css({ fontWeight: token('fontWeight.bold'), [media.phone]: { display: 'none' } });

/** On a phone the sign says it. */
const wordOnWide = css({ [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } });

/** The cart with its number of items and its total. */
export function CartLink() {
  const { href } = useNavigation();
  const { lineCount, subtotal } = useSession().cartSummary;
  return (
    <Link css={link} look="inherit" href={href('/cart/shopping_cart')}>
      <Icon name="cart" size="md" />
      <span css={figures}>
        <span><span css={wordOnWide}>Cart</span> ({lineCount})<VisuallyHidden>{lineCount === 1 ? ' item' : ' items'}</VisuallyHidden></span>
        <span css={total}>{formatMoney(subtotal)}</span>
      </span>
    </Link>
  );
}
