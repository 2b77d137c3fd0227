import { Stack } from '@quartermaster/ui';
import { Fragment } from 'react';
import type { CartPage } from '../cart-page.ts';
import { RemovalNotice } from '../changes/RemovalNotice.tsx';
import type { CartChanges } from '../changes/use-cart-changes.ts';
import { LongListBar, LongListPages, useShownPart } from '../../orders/index.ts';
import { noWarnings } from '../warnings/cart-warnings.ts';
import { cartLinesId } from './cart-lines-id.ts';
import { placeAmongGroups } from './shown-place.ts';
import { VendorGroupCard } from './VendorGroupCard.tsx';

/** The vendors of the cart, a part of them where it has many lines. One whose last line was just removed leaves a notice in its place. */
export function VendorGroups({ cart: { groups }, refused, warnings = noWarnings, changes }: CartPage & { changes: CartChanges }) {
  const list = useShownPart(groups, cartLinesId, changes.restored);
  const { removal } = changes;
  const place = placeAmongGroups(list.groups, removal);
  const notice = removal !== null && <RemovalNotice removal={removal} changes={changes} />;
  return (
    <Stack gap="lg" id={cartLinesId} role="group" aria-label="Items in the cart" tabIndex={-1}>
      <LongListBar list={list} label="Find in your cart" />
      {list.groups.map((shown, index) => (
        <Fragment key={shown.group.groupId}>
          {place === index && notice}
          <VendorGroupCard shown={shown} refused={refused} warnings={warnings} changes={changes} />
        </Fragment>
      ))}
      {place === list.groups.length && notice}
      <LongListPages list={list} of="your cart" />
    </Stack>
  );
}
