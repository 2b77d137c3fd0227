import { createHash } from 'node:crypto';
import { countryOf, finalDestinationLines, type Address, type GroupTerms, type Payment, type VendorGroup } from '@quartermaster/contracts';
import type { ReviewState } from './review-state.ts';

type Facts = string | number | null | Facts[];

/**
 * A short value for everything that the buyer agrees to: lines, prices, totals, ship-to, payment and terms. It does not depend
 * on the order of groups and lines. `r3` is the version of this list of facts.
 */
export function fingerprint({ groups, terms, totals, shipTo, payment }: ReviewState): string {
  const facts: Facts = [
    sorted(groups.map(groupFacts)),
    sorted(terms.map((own) => [own.groupId, own.note, own.deliverBy, own.speed ?? 'standard', own.billing ?? null, ...destinationFacts(own)])),
    [totals.subtotal.amount, totals.shipping.amount, totals.tax.amount, totals.total.amount, totals.total.currency],
    shipTo === null ? null : addressFacts(shipTo),
    payment === null ? null : paymentFacts(payment),
  ];
  return `r3-${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 32)}`;
}

/** Nothing of a vendor's order that goes where the whole order goes. */
const destinationFacts = ({ shipTo, parts = [] }: GroupTerms): Facts[] =>
  shipTo === undefined && parts.length === 0
    ? []
    : [shipTo === undefined ? null : addressFacts(shipTo), sorted(parts.map((part) => [addressFacts(part.shipTo), sorted(part.lines.map(({ cartKey, quantity }) => [cartKey, quantity])), ...(part.note === undefined ? [] : [part.note])]))];

const groupFacts = ({ groupId, vendor, contractNumber, subtotal, lines }: VendorGroup): Facts => [
  groupId,
  vendor.id,
  contractNumber,
  subtotal.amount,
  sorted(
    lines.map(({ offerId, productId, quantity, unitOfIssue, price, lineTotal }) => [
      offerId, productId, quantity, unitOfIssue.code, price.unitPrice.amount, lineTotal.amount,
    ]),
  ),
];

const addressFacts = (address: Address): Facts => [
  address.addressId, address.kind, address.aac, address.organization, address.contactName, address.phone, address.email,
  address.line1, address.line2, address.city, address.state, address.zip, countryOf(address), ...finalDestinationLines(address.finalDestination),
];

const paymentFacts = (payment: Payment): Facts =>
  payment.method === 'card'
    ? [payment.paymentId, 'card', payment.lastFour, payment.expires, payment.cardholder]
    : [payment.paymentId, 'aac', payment.aac];

/** By code units, so that every process sorts alike. */
const sorted = (facts: Facts[]): Facts[] =>
  facts.map((fact) => [JSON.stringify(fact), fact] as const).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, fact]) => fact);
