import { css } from '@emotion/react';
import { consignmentsOf, type Address, type GroupTerms, type Payment, type Totals, type VendorGroup } from '@quartermaster/contracts';
import { Card, Grid, Heading, Stack, Text, token } from '@quartermaster/ui';
import { AddressLines, OrderLines, OrderTotals, PaymentLine, ShipsTo } from '../orders/index.ts';

/** The boxes of a row are equally high. */
const equal = css({ alignItems: 'stretch', gap: token('space.md') });

interface CartContentProps {
  groups: readonly VendorGroup[];
  terms: readonly GroupTerms[];
  totals: Totals;
  shipTo: Address | null;
  payment: Payment | null;
}

/** What is in a cart that an approver decides about: one purchase order for each vendor and address, as on the review of checkout. */
export const CartContent = ({ groups, terms, totals, shipTo, payment }: CartContentProps) => (
  <Stack gap="md">
    <Grid layout="three" css={equal}>
      <Card as="section"><Stack gap="xs"><Heading level={2} size="md">Ship to</Heading>{shipTo === null ? <Text>The address is not in the address book of the buyer any more.</Text> : <AddressLines address={shipTo} />}</Stack></Card>
      <Card as="section"><Stack gap="xs"><Heading level={2} size="md">Paid by</Heading>{payment === null ? <Text>The way to pay is not kept any more.</Text> : <PaymentLine payment={payment} />}</Stack></Card>
      <Card as="section"><Stack gap="xs"><Heading level={2} size="md">Total</Heading><OrderTotals totals={totals} /></Stack></Card>
    </Grid>
    {consignmentsOf(groups, terms).map(({ group: { groupId, vendor, contractNumber, lines, subtotal }, shipTo: own, note }) => (
      <Card as="section" key={`${groupId} ${own?.addressId ?? ''}`} aria-label={`Items of ${vendor.name}${own === null ? '' : `, to ${own.addressName}`}`}>
        <Stack gap="sm">
          <Heading level={2} size="md">{vendor.name}</Heading>
          <Text>Contract <Text isCode>{contractNumber}</Text></Text>
          {own !== null && <ShipsTo address={own} />}
          {note !== '' && <Text as="p">Note to the vendor: {note}</Text>}
          <OrderLines caption={`Items of ${vendor.name}${own === null ? '' : `, to ${own.addressName}`}`} lines={lines} subtotal={subtotal} />
        </Stack>
      </Card>
    ))}
  </Stack>
);
