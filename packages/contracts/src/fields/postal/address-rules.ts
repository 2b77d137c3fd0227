import { patternRule, type FieldRule } from '../field-rule.ts';
import { countryCodes } from './countries.ts';

/** Characters of a line of an address: labels and purchase orders have no room for more. */
const longestAddressLine = 100;

/** A line of an address that may be empty. */
export const addressLineRule: FieldRule = (value) =>
  value.trim().length <= longestAddressLine ? null : `Use ${longestAddressLine} characters or fewer.`;

/** A line of an address that must be there. @param label what to enter, with its article */
export const neededLineRule = (label: string): FieldRule => (value) => (value.trim() === '' ? `Enter ${label}.` : addressLineRule(value));

export const countryRule: FieldRule = (value) => (countryCodes.includes(value.trim()) ? null : 'Choose a country.');

/** A phone number of any country. */
export const worldPhoneRule = patternRule(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*(?:\s*(?:extension|ext\.?|x|#)\s*\d{1,8})?$/i, 'Enter a phone number with its country code, for example +49 30 5550 1234.');

/** Postal codes differ by country, and some have none. */
export const postalCodeRule = patternRule(/^[A-Za-z0-9 -]{0,12}$/, 'Enter the postal code with letters, digits, spaces and hyphens, or leave it empty where there is none.');
