import { countryName, homeCountry, isMilitaryState, type Address, type AddressFormKind, type FinalDestination, type NewAddress } from '@quartermaster/contracts';

/** An address as it goes into the address book: every field is there, without blanks around it. */
export type CheckedAddress = Record<Exclude<keyof NewAddress, undefined>, string>;

/** The blank form, and the values of fields that were not sent. */
export const blankAddress: CheckedAddress = {
  addressName: '', organization: '', contactName: '', phone: '', email: '', line1: '', line2: '', city: '', state: '', zip: '', country: '',
  finalName: '', finalLine1: '', finalLine2: '', finalCity: '', finalRegion: '', finalPostalCode: '', finalCountry: '',
};

/** The kind that an address of a form is kept under. */
export const keptKind = (form: AddressFormKind): Exclude<Address['kind'], 'aac'> => (form === 'military' ? 'street' : form);

/** The form that asks for a kept address. */
export const formOf = ({ kind, state }: Pick<Address, 'kind' | 'state'>): AddressFormKind =>
  kind === 'overseas' || kind === 'forwarder' ? kind : isMilitaryState(state) ? 'military' : 'street';

/** A kept address as a form shows it, and as it is checked again. */
export function typedOf(address: Address): CheckedAddress {
  const { addressName, organization, contactName, phone, email, line1, line2, city, state, zip, country = homeCountry, finalDestination: final } = address;
  return {
    ...blankAddress, addressName, organization, contactName, phone, email, line1, line2, city, state, zip,
    ...(address.kind === 'overseas' && { country }),
    ...(final !== undefined && address.kind === 'forwarder' && {
      finalName: final.name, finalLine1: final.line1, finalLine2: final.line2, finalCity: final.city, finalRegion: final.region,
      finalPostalCode: final.postalCode, finalCountry: final.country,
    }),
  };
}

export const finalDestinationOf = (typed: CheckedAddress): FinalDestination => ({
  name: typed.finalName, line1: typed.finalLine1, line2: typed.finalLine2, city: typed.finalCity, region: typed.finalRegion,
  postalCode: typed.finalPostalCode, country: typed.finalCountry,
});

/** Codes with their names, for a choice, by name. */
export const countryChoices = (codes: readonly string[]): { code: string; name: string }[] =>
  codes.map((code) => ({ code, name: countryName(code) })).toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'));
