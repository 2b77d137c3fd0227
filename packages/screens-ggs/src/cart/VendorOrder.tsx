import { css } from '@emotion/react';
import { formatMoney, type CheckoutProblem } from '@quartermaster/contracts';
import { CartWarnings, MinimumOrder, placeInGroup, RemovalNotice, warningsOfGroup, warningsOfLine, type CartChanges, type CartPage, type ShownGroup } from '@quartermaster/screens/parts';
import { Card, Cell, ColumnHeader, Heading, Inline, media, Row, Stack, TableBody, TableFoot, TableFrame, TableHead, Text, token } from '@quartermaster/ui';
import { Fragment, useId } from 'react';
import { OrderLine } from './OrderLine.tsx';

const tight = '@media (min-width: 640px) and (max-width: 799.98px)';

const columns = css({
  // As a card its title is the item: only the name in it is bold.
  [media.phone]: { '& tbody tr': { display: 'flex', flexDirection: 'column' }, '& tbody tr > th': { order: -1, fontWeight: token('fontWeight.regular') }, '& tbody tr > th a': { fontWeight: token('fontWeight.bold') }, '& tfoot td': { justifyContent: 'flex-end' } },
  [media.phoneUp]: {
    '& thead th:nth-of-type(1)': { width: 36 },
    '& thead th:nth-of-type(2)': { width: 148 },
    '& thead th:nth-of-type(4)': { width: 64 },
    '& thead th:nth-of-type(5)': { width: 88 },
    '& thead th:nth-of-type(6)': { width: 156 },
    '& thead th:nth-of-type(7)': { width: 96 },
  },
  // At 200 % all columns are seen without scrolling: they are closer together, and long numbers are broken.
  [tight]: {
    '& thead th, & tbody th, & tbody td': { paddingInline: token('space.xxs') },
    '& thead th:nth-of-type(1)': { width: 24 },
    '& thead th:nth-of-type(2)': { width: 84 },
    '& tbody td:nth-of-type(2)': { overflowWrap: 'anywhere' },
    '& thead th:nth-of-type(4), & thead th:nth-of-type(5), & thead th:nth-of-type(7)': { width: 'auto' },
    '& thead th:nth-of-type(6)': { width: 124 },
  },
});

/** In a roomy theme the columns need more than a window at 200 % has: then they scroll by themselves, and not the page. */
const scrolling = css({ overflowX: 'auto', [media.print]: { overflowX: 'visible' } });

export interface VendorOrderProps {
  shown: ShownGroup;
  number: number;
  refused: CartPage['refused'];
  /** What will stop the order of the cart. */
  warnings: readonly CheckoutProblem[];
  changes: CartChanges;
}

/** The lines that one vendor gets as one order. A line that was just removed leaves a notice in its place. */
export function VendorOrder({ shown, number, refused, warnings, changes }: VendorOrderProps) {
  const headingId = useId();
  const { group, lines } = shown;
  const { removal } = changes;
  const place = placeInGroup(shown, removal);
  const notice = removal !== null && <Row key="removed"><Cell colSpan={7}><RemovalNotice removal={removal} changes={changes} /></Cell></Row>;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="sm">
        <Inline justify="between" align="baseline" data-part="title-bar">
          <Heading level={2} size="sm" id={headingId}>Order {number}: {group.vendor.name}</Heading>
          <Text size="sm">Contract <Text isCode>{group.contractNumber}</Text></Text>
        </Inline>
        <MinimumOrder group={group} />
        <CartWarnings warnings={warningsOfGroup(warnings, group)} />
        {lines.length < group.lines.length && <Text size="sm">{lines.length} of {group.lines.length.toLocaleString('en-US')} items of this order are shown. The subtotal is that of all.</Text>}
        <div css={scrolling}>
          <TableFrame caption={`Items from ${group.vendor.name}`} isCaptionHidden css={columns}>
            <TableHead>
              <Row>
                <ColumnHeader>No.</ColumnHeader>
                <ColumnHeader>Stock or part no.</ColumnHeader>
                <ColumnHeader>Item</ColumnHeader>
                <ColumnHeader>Unit</ColumnHeader>
                <ColumnHeader align="end">Unit price</ColumnHeader>
                <ColumnHeader>Quantity</ColumnHeader>
                <ColumnHeader align="end">Total</ColumnHeader>
              </Row>
            </TableHead>
            <TableBody>
              {lines.map(({ line, index }, nth) => (
                <Fragment key={line.cartKey}>
                  {place === nth && notice}
                  <OrderLine line={line} number={index + 1} warnings={warningsOfLine(warnings, line)} changes={changes} refused={refused.find(({ cartKey }) => cartKey === line.cartKey)?.message} />
                </Fragment>
              ))}
              {place === lines.length && notice}
            </TableBody>
            <TableFoot>
              <Row><Cell colSpan={7} align="end">Subtotal {formatMoney(group.subtotal)}</Cell></Row>
            </TableFoot>
          </TableFrame>
        </div>
      </Stack>
    </Card>
  );
}
