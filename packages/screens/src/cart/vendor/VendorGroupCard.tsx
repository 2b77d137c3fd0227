import type { CheckoutProblem, VendorGroup } from '@quartermaster/contracts';
import { Card, Cell, ColumnHeader, Heading, Inline, Row, Stack, TableBody, TableFoot, TableFrame, TableHead, Text } from '@quartermaster/ui';
import { Fragment, useId } from 'react';
import type { CartPage } from '../cart-page.ts';
import type { CartChanges } from '../changes/use-cart-changes.ts';
import { RemovalNotice } from '../changes/RemovalNotice.tsx';
import { CartLineRow } from '../lines/CartLineRow.tsx';
import { CartWarnings } from '../warnings/CartWarnings.tsx';
import { warningsOfGroup, warningsOfLine } from '../warnings/cart-warnings.ts';
import { lineColumns, SubtotalRow, MinimumOrder } from '../../orders/index.ts';

export interface VendorGroupCardProps {
  group: VendorGroup;
  refused: CartPage['refused'];
  /** What will stop the order of the cart. */
  warnings: readonly CheckoutProblem[];
  changes: CartChanges;
}

/** The lines of one vendor and contract. A line that was just removed leaves a notice in its place. */
export function VendorGroupCard({ group, refused, warnings, changes }: VendorGroupCardProps) {
  const headingId = useId();
  const removal = changes.removal?.groupId === group.groupId ? changes.removal : null;
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
            {group.lines.map((line, index) => (
              <Fragment key={line.cartKey}>
                {removal?.lineIndex === index && notice}
                <CartLineRow line={line} changes={changes} refused={refused.find(({ cartKey }) => cartKey === line.cartKey)?.message} warnings={warningsOfLine(warnings, line)} />
              </Fragment>
            ))}
            {removal !== null && removal.lineIndex >= group.lines.length && notice}
          </TableBody>
          <TableFoot><SubtotalRow subtotal={group.subtotal} /></TableFoot>
        </TableFrame>
      </Stack>
    </Card>
  );
}
