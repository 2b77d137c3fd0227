import { createHash } from 'node:crypto';
import { countryOf, finalDestinationLines, type Address, type GroupTerms, type Payment, type VendorGroup } from '@quartermaster/contracts';
import type { ReviewState } from './review-state.ts';

type Facts = string | number | null | Facts[];

/** What the facts of an order are about, as a buyer is told that they changed. */
const factsAbout = ['items, quantities or prices', 'a note, a date or where a part ships', 'shipping, tax or the total', 'the ship-to address', 'how it is paid'] as const;
export type FactsAbout = (typeof factsAbout)[number];

/**
 * A short value for everything that the buyer agrees to: lines, prices, totals, ship-to, payment and terms. It does not depend
 * on the order of groups and lines. `r4` is the version of this list of facts; behind the value of all of them are six letters of each,
 * which say what two of them differ in.
 */
export function fingerprint({ groups, terms, totals, shipTo, payment }: ReviewState): string {
  const facts: Facts[] = [
    sorted(groups.map(groupFacts)),
    sorted(terms.map((own) => [own.groupId, own.note, own.deliverBy, own.speed ?? 'standard', own.billing ?? null, ...destinationFacts(own)])),
    [totals.subtotal.amount, totals.shipping.amount, totals.tax.amount, totals.total.amount, totals.total.currency],
    shipTo === null ? null : addressFacts(shipTo),
    payment === null ? null : paymentFacts(payment),
  ];
  return ['r4', digest(facts, 32), ...facts.map((own) => digest(own, 6))].join('.');
}

const digest = (facts: Facts, letters: number): string => createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, letters);

/** What two orders differ in, by their fingerprints; nothing where one of them does not say it. A total that follows from other items is not named. */
export function differingFacts(one: string, other: string): readonly FactsAbout[] {
  const [[version, , ...own], [otherVersion, , ...others]] = [one.split('.'), other.split('.')];
  if (version !== otherVersion || own.length !== factsAbout.length || others.length !== factsAbout.length) return [];
  const differing = factsAbout.filter((_, index) => own[index] !== others[index]);
  return differing.length === 1 ? differing : differing.filter((about) => about !== 'shipping, tax or the total');
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
