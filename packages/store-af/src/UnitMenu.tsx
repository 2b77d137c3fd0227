import { css } from '@emotion/react';
import { useNavigation } from '@quartermaster/core';
import type { StoreLink } from '@quartermaster/screens';
import { Link, media, Text, token } from '@quartermaster/ui';

const menu = css({
  borderInlineStart: `4px solid ${token('color.action')}`,
  paddingInlineStart: token('space.md'),
  [media.narrow]: { borderInlineStart: 0, paddingInlineStart: 0 },
  [media.print]: { display: 'none' },
});
const list = css({
  'display': 'flex',
  'flexDirection': 'column',
  [media.narrow]: { flexDirection: 'row', flexWrap: 'wrap', columnGap: token('space.lg') },
  '& > li > a': { display: 'inline-flex', alignItems: 'center', minHeight: token('size.touchTarget') },
});

const ways: readonly StoreLink[] = [
  { label: 'My orders', path: '/orderhistory/my_orders' },
  { label: 'Shopping cart', path: '/cart/shopping_cart' },
  { label: 'Activity address codes', path: '/information/page', query: { keyName: 'AAC_HELP' } },
  { label: 'Help', path: '/information/help' },
];

/** The pages that buyers of a unit come back for, always at the same place. */
export function UnitMenu() {
  const { href } = useNavigation();
  return (
    <nav css={menu} aria-labelledby="unit-menu">
      <Text as="p" isBold id="unit-menu">For your unit</Text>
      <ul css={list} role="list">
        {ways.map(({ label, path, query }) => <li key={path}><Link href={href(path, query)}>{label}</Link></li>)}
      </ul>
    </nav>
  );
}
