import {
  addressLineRule, addressNameRule, countryRule, emailRule, isMilitaryState, neededLineRule, phoneRule, postalCodeRule, stateRule, worldPhoneRule, zipRule,
  type AddressFormKind, type FieldError, type FieldRule, type NewAddress,
} from '@quartermaster/contracts';
import { typedLine } from '../../mail/index.ts';
import { states } from './states.ts';
import { blankAddress, type CheckedAddress } from './typed-address.ts';

const knownState: FieldRule = (value) => stateRule(value) ?? (states.some(({ code }) => code === value.trim()) ? null : 'Choose a state or territory.');
const militaryState: FieldRule = (value) => (isMilitaryState(value.trim()) ? null : 'Choose AA, AE or AP.');

type Rules = readonly (readonly [field: keyof NewAddress, rule: FieldRule])[];

const contact: Rules = [
  ['addressName', addressNameRule],
  ['organization', neededLineRule('the agency or organization')],
  ['contactName', neededLineRule('the name of a contact person')],
];
const domestic: Rules = [
  ...contact,
  ['phone', phoneRule],
  ['email', emailRule],
  ['line1', neededLineRule('the street address')],
  ['line2', addressLineRule],
  ['city', neededLineRule('the city')],
  ['state', knownState],
  ['zip', zipRule],
];

/** The rules of each form, in the order of its fields. */
const rulesOf: Readonly<Record<AddressFormKind, Rules>> = {
  street: domestic,
  military: domestic.map(([field, rule]) => [field, field === 'state' ? militaryState : rule]),
  overseas: [
    ...contact,
    ['phone', worldPhoneRule],
    ['email', emailRule],
    ['line1', neededLineRule('the street address')],
    ['line2', addressLineRule],
    ['city', neededLineRule('the city')],
    ['state', addressLineRule],
    ['zip', postalCodeRule],
    ['country', countryRule],
  ],
  forwarder: [
    ...domestic,
    ['finalName', neededLineRule('who receives the goods')],
    ['finalLine1', neededLineRule('the street address of the destination')],
    ['finalLine2', addressLineRule],
    ['finalCity', neededLineRule('the city of the destination')],
    ['finalRegion', addressLineRule],
    ['finalPostalCode', postalCodeRule],
    ['finalCountry', countryRule],
  ],
};

/** Checks a typed address by the field rules of the contract (specification, section 5): all errors at once, each at its field. */
export function checkNewAddress(typed: NewAddress, kind: AddressFormKind = 'street'): { address: CheckedAddress; errors: FieldError[] } {
  const address = { ...blankAddress };
  // Marks that turn the direction of a text would turn what a label says behind them.
  for (const [field] of rulesOf[kind]) address[field] = typedLine(typed[field]);
  const errors = rulesOf[kind].flatMap(([field, rule]) => {
    const message = rule(address[field]);
    return message === null ? [] : [{ field, message }];
  });
  return { address, errors };
}
