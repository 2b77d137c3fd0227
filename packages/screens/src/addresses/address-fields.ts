import {
  addressNameRule, countryRule, emailRule, neededLineRule, phoneRule, stateRule, worldPhoneRule, zipRule, type AddressFormKind, type NewAddress,
} from '@quartermaster/contracts';
import type { Field } from '../forms/index.ts';
import { normalizedCity, normalizedPhone, normalizedZip } from './normalized.ts';

type AddressField = Field<keyof NewAddress>;
type Input = NonNullable<AddressField['input']>;

/** The fields of an address in rows, in the order in which people write them. The rules are those of the server. */
export interface AddressFieldRows {
  readonly place: readonly AddressField[];
  readonly city: readonly AddressField[];
  readonly contact: readonly AddressField[];
  /** Where a freight forwarder sends the goods. */
  readonly final: readonly AddressField[];
}

const line = (name: keyof NewAddress, label: string, what: string, input: Input): AddressField => ({ name, label, rule: neededLineRule(what), input });
const optional = (name: keyof NewAddress, label: string, input: Input): AddressField => ({ name, label: `${label} (optional)`, rule: null, input });

const name: AddressField = { name: 'addressName', label: 'Name of this address', rule: addressNameRule, input: { hint: 'For your address book, for example Main office', autoComplete: 'off' } };
const building = optional('line2', 'Building, room, suite', { autoComplete: 'address-line2' });
const zip: AddressField = { name: 'zip', label: 'ZIP code', rule: zipRule, normalized: normalizedZip, input: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 12 } };

const contactOf = (phone: AddressField): readonly AddressField[] => [
  line('contactName', 'Contact name', 'a contact name', { autoComplete: 'name' }),
  phone,
  { name: 'email', label: 'E-mail', rule: emailRule, input: { autoComplete: 'email', inputMode: 'email', type: 'email' } },
];
const contact = contactOf({ name: 'phone', label: 'Phone', rule: phoneRule, normalized: normalizedPhone, input: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' } });

const placeWith = (organization: string, street: AddressField): readonly AddressField[] => [
  name,
  line('organization', organization, organization === 'Organization' ? 'the organization' : 'the freight forwarder', { hint: organization === 'Organization' ? 'Agency and office' : 'The company that sends the goods on', autoComplete: 'organization' }),
  street,
  building,
];
const street = line('line1', 'Street address', 'the street address', { autoComplete: 'address-line1' });

const domestic: AddressFieldRows = {
  place: placeWith('Organization', street),
  city: [
    line('city', 'City', 'the city', { autoComplete: 'address-level2' }),
    { name: 'state', label: 'State or territory', rule: stateRule, input: { autoComplete: 'address-level1' } },
    zip,
  ],
  contact,
  final: [],
};

/** The fields of each form. */
export const addressFieldRows: Readonly<Record<AddressFormKind, AddressFieldRows>> = {
  street: domestic,
  military: {
    ...domestic,
    place: placeWith('Organization', line('line1', 'Unit and box', 'unit and box', { hint: 'For example PSC 1234 BOX 5678, UNIT 2050 BOX 4190, or the name of a ship', autoComplete: 'address-line1' })),
    city: [
      { ...line('city', 'Post office', 'APO, FPO or DPO', { hint: 'APO, FPO or DPO, in place of a city', autoComplete: 'address-level2' }), normalized: normalizedCity },
      { name: 'state', label: 'Region', rule: stateRule, input: { hint: 'In place of a state', autoComplete: 'address-level1' } },
      { ...zip, input: { ...zip.input, hint: '5 digits, or 5 plus 4' } },
    ],
  },
  overseas: {
    place: placeWith('Organization', street),
    city: [
      line('city', 'City', 'the city', { autoComplete: 'address-level2' }),
      optional('state', 'State, province or region', { autoComplete: 'address-level1' }),
      optional('zip', 'Postal code', { autoComplete: 'postal-code' }),
      { name: 'country', label: 'Country', rule: countryRule, input: { autoComplete: 'country' } },
    ],
    contact: contactOf({ name: 'phone', label: 'Phone', rule: worldPhoneRule, input: { hint: 'With the country code, as +49 30 5550 1234', autoComplete: 'tel', inputMode: 'tel', type: 'tel' } }),
    final: [],
  },
  forwarder: {
    ...domestic,
    place: placeWith('Freight forwarder', street),
    final: [
      line('finalName', 'Who receives the goods', 'who receives the goods', { autoComplete: 'off' }),
      line('finalLine1', 'Street address there', 'the street address of the destination', { autoComplete: 'off' }),
      optional('finalLine2', 'Building, room, suite there', { autoComplete: 'off' }),
      line('finalCity', 'City there', 'the city of the destination', { autoComplete: 'off' }),
      optional('finalRegion', 'State, province or region there', { autoComplete: 'off' }),
      optional('finalPostalCode', 'Postal code there', { autoComplete: 'off' }),
      { name: 'finalCountry', label: 'Country of destination', rule: countryRule, input: { autoComplete: 'off' } },
    ],
  },
};

/** All fields of a form, as an error summary lists them. */
export const addressFieldsOf = (kind: AddressFormKind): readonly AddressField[] => {
  const { place, city, contact: who, final } = addressFieldRows[kind];
  return [...place, ...city, ...who, ...final];
};
