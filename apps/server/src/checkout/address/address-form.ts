import { countryCodes, isMilitaryState, type Address, type AddressForm, type AddressFormKind, type FieldError, type NewAddress } from '@quartermaster/contracts';
import { checkNewAddress } from './new-address.ts';
import { states } from './states.ts';
import { blankAddress, countryChoices, formOf, typedOf } from './typed-address.ts';

const countries = countryChoices(countryCodes);

interface Filled {
  readonly addressId?: string | null;
  readonly version?: number | null;
  readonly values?: NewAddress;
  readonly errors?: readonly FieldError[];
  readonly suggestion?: AddressForm['suggestion'];
}

/** A form for an address: blank, or with what was typed and what is wrong with it. */
export const addressForm = (kind: AddressFormKind, { addressId = null, version = null, values = { ...blankAddress }, errors = [], suggestion = null }: Filled = {}): AddressForm => ({
  kind, addressId, version, values, errors: [...errors], suggestion,
  states: kind === 'overseas' ? [] : states.filter(({ code }) => kind !== 'military' || isMilitaryState(code)),
  countries: kind === 'overseas' || kind === 'forwarder' ? countries : [],
});

/** What a kept address lacks that is required today, in the order of its form; an activity lacks nothing: the directory answers for it. */
export const missingOf = (address: Address): FieldError[] => (address.kind === 'aac' ? [] : checkNewAddress(typedOf(address), formOf(address)).errors);

/** The form of an address that is kept; its errors are what it lacks. */
export const formOfKept = ({ address, version }: { address: Address; version: number }): AddressForm =>
  addressForm(formOf(address), { addressId: address.addressId, version, values: typedOf(address), errors: missingOf(address) });
