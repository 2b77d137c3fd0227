import { Stack } from '@quartermaster/ui';
import { Fragment } from 'react';
import type { CartPage } from '../cart-page.ts';
import { RemovalNotice } from '../changes/RemovalNotice.tsx';
import type { CartChanges } from '../changes/use-cart-changes.ts';
import { noWarnings } from '../warnings/cart-warnings.ts';
import { VendorGroupCard } from './VendorGroupCard.tsx';

/** All vendors of the cart. One whose last line was just removed leaves a notice in its place. */
export function VendorGroups({ cart: { groups }, refused, warnings = noWarnings, changes }: CartPage & { changes: CartChanges }) {
  const { removal: removed } = changes;
  const removal = removed !== null && groups.every(({ groupId }) => groupId !== removed.groupId) ? removed : null;
  const notice = removal !== null && <RemovalNotice removal={removal} changes={changes} />;
  return (
    <Stack gap="lg">
      {groups.map((group, index) => (
        <Fragment key={group.groupId}>
          {removal?.groupIndex === index && notice}
          <VendorGroupCard group={group} refused={refused} warnings={warnings} changes={changes} />
        </Fragment>
      ))}
      {removal !== null && removal.groupIndex >= groups.length && notice}
    </Stack>
  );
}
