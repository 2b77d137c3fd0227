import type { VendorGroup } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { Card, Cell, ColumnHeader, Heading, Inline, Row, Stack, TableBody, TableFoot, TableFrame, TableHead, Text, VisuallyHidden } from '@quartermaster/ui';
import { useId } from 'react';
import type { CartPage } from './cart-page.ts';
import { CartLineRow } from './lines/CartLineRow.tsx';
import { MinimumOrder } from './summary/MinimumOrder.tsx';
import type { CartChanges } from './use-cart-changes.ts';

export interface VendorGroupCardProps {
  group: VendorGroup;
  refused: CartPage['refused'];
  changes: CartChanges;
}

/** The lines of one vendor and contract. */
export function VendorGroupCard({ group, refused, changes }: VendorGroupCardProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="sm">
        <Inline justify="between" align="baseline">
          <Heading level={2} size="md" id={headingId}>{group.vendor.name}</Heading>
          <Text size="sm" tone="muted">Contract <Text isCode>{group.contractNumber}</Text></Text>
        </Inline>
        <MinimumOrder group={group} />
        <TableFrame caption={`Items from ${group.vendor.name}`} isCaptionHidden>
          <TableHead>
            <Row>
              <ColumnHeader>Item</ColumnHeader>
              <ColumnHeader align="end">Unit price</ColumnHeader>
              <ColumnHeader>Quantity</ColumnHeader>
              <ColumnHeader align="end">Total</ColumnHeader>
              <ColumnHeader><VisuallyHidden>Actions</VisuallyHidden></ColumnHeader>
            </Row>
          </TableHead>
          <TableBody>
            {group.lines.map((line) => (
              <CartLineRow
                key={line.cartKey}
                line={line}
                changes={changes}
                problem={refused.find((refusal) => refusal.cartKey === line.cartKey)?.message}
              />
            ))}
          </TableBody>
          <TableFoot>
            <Row>
              <Cell label="" colSpan={3}>Subtotal</Cell>
              <Cell label="Subtotal" align="end"><Text isBold>{formatMoney(group.subtotal)}</Text></Cell>
              <Cell label="" />
            </Row>
          </TableFoot>
        </TableFrame>
      </Stack>
    </Card>
  );
}
