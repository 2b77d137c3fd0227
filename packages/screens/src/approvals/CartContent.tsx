import { css } from '@emotion/react';
import type { Address, Payment, Totals, VendorGroup } from '@quartermaster/contracts';
import { Card, Grid, Heading, Stack, Text, token } from '@quartermaster/ui';
import { AddressLines, OrderLines, OrderTotals, PaymentLine } from '../orders/index.ts';

/** The boxes of a row are equally high. */
const equal = css({ alignItems: 'stretch', gap: token('space.md') });

interface CartContentProps {
  groups: readonly VendorGroup[];
  totals: Totals;
  shipTo: Address | null;
  payment: Payment | null;
}

/** What is in a cart that an approver decides about: one purchase order for each vendor, as on the review of checkout. */
export const CartContent = ({ groups, totals, shipTo, payment }: CartContentProps) => (
  <Stack gap="md">
    <Grid layout="three" css={equal}>
      <Card as="section"><Stack gap="xs"><Heading level={2} size="md">Ship to</Heading>{shipTo === null ? <Text>The address is not in the address book of the buyer any more.</Text> : <AddressLines address={shipTo} />}</Stack></Card>
      <Card as="section"><Stack gap="xs"><Heading level={2} size="md">Paid by</Heading>{payment === null ? <Text>The way to pay is not kept any more.</Text> : <PaymentLine payment={payment} />}</Stack></Card>
      <Card as="section"><Stack gap="xs"><Heading level={2} size="md">Total</Heading><OrderTotals totals={totals} /></Stack></Card>
    </Grid>
    {groups.map(({ groupId, vendor, contractNumber, lines, subtotal }) => (
      <Card as="section" key={groupId} aria-label={`Items of ${vendor.name}`}>
        <Stack gap="sm">
          <Heading level={2} size="md">{vendor.name}</Heading>
          <Text>Contract <Text isCode>{contractNumber}</Text></Text>
          <OrderLines caption={`Items of ${vendor.name}`} lines={lines} subtotal={subtotal} />
        </Stack>
      </Card>
    ))}
  </Stack>
);
