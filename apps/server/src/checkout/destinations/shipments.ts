import { consignmentsOf, countryOf, type Address, type GroupTerms, type VendorGroup } from '@quartermaster/contracts';
import type { Destination } from '@quartermaster/deployment';
import type { Shipment } from '../../cart/index.ts';

const destinationOf = (shipTo: Address): Destination => ({ country: countryOf(shipTo), state: shipTo.state, zip: shipTo.zip, finalCountry: shipTo.finalDestination?.country ?? null });

/** What goes to each address of an order, for quotes of shipping and tax; the address of the whole order comes first. */
export function shipmentsOf(groups: readonly VendorGroup[], terms: readonly GroupTerms[], shipTo: Address | null): Shipment[] {
  const byAddress = Map.groupBy(consignmentsOf(groups, terms), (consignment) => (consignment.shipTo ?? shipTo)?.addressId ?? '');
  return [...byAddress.values()].map((together) => {
    const to = together[0]?.shipTo ?? shipTo;
    return { groups: together.map(({ group }) => group), destination: to === null ? null : destinationOf(to) };
  });
}

/** The addresses that the pieces of a line go to, by its key; the address of the whole order where nothing else was chosen. */
export function destinationsOfLines(groups: readonly VendorGroup[], terms: readonly GroupTerms[], shipTo: Address | null): ReadonlyMap<string, readonly Address[]> {
  const found = new Map<string, Address[]>();
  for (const { group, shipTo: own } of consignmentsOf(groups, terms)) {
    const to = own ?? shipTo;
    if (to !== null) for (const { cartKey } of group.lines) found.set(cartKey, [...(found.get(cartKey) ?? []), to]);
  }
  return found;
}
