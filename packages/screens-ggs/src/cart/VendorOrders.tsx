import { cartLinesId, LongListBar, LongListPages, placeAmongGroups, RemovalNotice, useShownPart } from '@quartermaster/screens/parts';
import { Stack } from '@quartermaster/ui';
import { Fragment } from 'react';
import { VendorOrder, type VendorOrderProps } from './VendorOrder.tsx';

/** The orders that the cart becomes, a part of them where it has many lines. One whose last line was just removed leaves a notice in its place. */
export function VendorOrders({ changes, ...rest }: Omit<VendorOrderProps, 'shown' | 'number'>) {
  const list = useShownPart(changes.cart.groups, cartLinesId, changes.restored);
  const { removal } = changes;
  const place = placeAmongGroups(list.groups, removal);
  const notice = removal !== null && <RemovalNotice removal={removal} changes={changes} />;
  return (
    <Stack gap="md" id={cartLinesId} role="group" aria-label="Items in the cart" tabIndex={-1}>
      <LongListBar list={list} label="Find in your cart" />
      {list.groups.map((shown, nth) => (
        <Fragment key={shown.group.groupId}>
          {place === nth && notice}
          <VendorOrder shown={shown} number={shown.groupIndex + 1} changes={changes} {...rest} />
        </Fragment>
      ))}
      {place === list.groups.length && notice}
      <LongListPages list={list} of="your cart" />
    </Stack>
  );
}
