import type { CheckoutProblem } from '@quartermaster/contracts';
import { Card, Cell, ColumnHeader, Heading, Inline, Row, Stack, TableBody, TableFoot, TableFrame, TableHead, Text } from '@quartermaster/ui';
import { Fragment, useId } from 'react';
import type { CartPage } from '../cart-page.ts';
import type { CartChanges } from '../changes/use-cart-changes.ts';
import { RemovalNotice } from '../changes/RemovalNotice.tsx';
import { CartLineRow } from '../lines/CartLineRow.tsx';
import { CartWarnings } from '../warnings/CartWarnings.tsx';
import { warningsOfGroup, warningsOfLine } from '../warnings/cart-warnings.ts';
import { lineColumns, SubtotalRow, MinimumOrder, type ShownGroup } from '../../orders/index.ts';
import { placeInGroup } from './shown-place.ts';

export interface VendorGroupCardProps {
  shown: ShownGroup;
  refused: CartPage['refused'];
  /** What will stop the order of the cart. */
  warnings: readonly CheckoutProblem[];
  changes: CartChanges;
}

/** The lines of one vendor and contract, as far as they are shown. A line that was just removed leaves a notice in its place. */
export function VendorGroupCard({ shown, refused, warnings, changes }: VendorGroupCardProps) {
  const headingId = useId();
  const { group, lines } = shown;
  const { removal } = changes;
  const place = placeInGroup(shown, removal);
  const notice = removal !== null && (
    <Row key="removed"><Cell colSpan={4}><RemovalNotice removal={removal} changes={changes} /></Cell></Row>
  );
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="sm">
        <Inline justify="between" align="baseline" data-part="title-bar">
          <Heading level={2} size="md" id={headingId}>{group.vendor.name}</Heading>
          <Text size="sm" tone="muted">Contract <Text isCode>{group.contractNumber}</Text></Text>
        </Inline>
        <MinimumOrder group={group} />
        <CartWarnings warnings={warningsOfGroup(warnings, group)} />
        {lines.length < group.lines.length && <Text size="sm">{lines.length} of {group.lines.length.toLocaleString('en-US')} items of this vendor are shown. The subtotal is that of all.</Text>}
        <TableFrame caption={`Items from ${group.vendor.name}`} isCaptionHidden css={lineColumns}>
          <TableHead>
            <Row>
              <ColumnHeader>Item</ColumnHeader>
              <ColumnHeader align="end">Unit price</ColumnHeader>
              <ColumnHeader>Quantity</ColumnHeader>
              <ColumnHeader align="end">Total</ColumnHeader>
            </Row>
          </TableHead>
          <TableBody>
            {lines.map(({ line }, nth) => (
              <Fragment key={line.cartKey}>
                {place === nth && notice}
                <CartLineRow line={line} changes={changes} refused={refused.find(({ cartKey }) => cartKey === line.cartKey)?.message} warnings={warningsOfLine(warnings, line)} />
              </Fragment>
            ))}
            {place === lines.length && notice}
          </TableBody>
          <TableFoot><SubtotalRow subtotal={group.subtotal} /></TableFoot>
        </TableFrame>
      </Stack>
    </Card>
  );
}
