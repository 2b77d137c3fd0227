import { patternRule, type FieldRule } from './field-rule.ts';

// Validation rules of the specification, section 5. The messages are ours: the specification shows none.

export const notBlank =
  (label: string): FieldRule =>
  (value) =>
    value.trim() === '' ? `Enter ${label}.` : null;

export const zipRule = patternRule(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code of 5 digits, or 5 plus 4: 20405 or 20405-0001.');

/** Word characters, space, underscore and hyphen. Letters of the English alphabet: labels and requisitions print no other. */
export const addressNameRule = patternRule(
  /^[\w -]{1,40}$/,
  'Enter a name of up to 40 letters, digits, spaces, underscores or hyphens.',
);

/** The keyword of a search starts with a letter or a digit, of any alphabet. Only its beginning is looked at. */
export const searchKeywordRule: FieldRule = (value) =>
  /^[\p{L}\p{N}]/u.test(value.slice(0, 1000).trimStart()) ? null : 'A search must start with a letter or a digit.';

/** US style, 10 or more digits, extension allowed. */
export const phoneRule: FieldRule = (value) => {
  const [number = '', extension, ...rest] = value.slice(0, 60).split(/(?:extension|ext\.?|x|#)/i);
  const digits = number.replace(/\D/g, '');
  const wellFormed = /^[+\d().\s-]+$/.test(number) && digits.length >= 10 && digits.length <= 15;
  const extensionWellFormed = extension === undefined || /^\s*\d{1,8}\s*$/.test(extension);
  return value.length <= 60 && wellFormed && extensionWellFormed && rest.length === 0
    ? null
    : 'Enter a phone number of 10 digits, with an extension if there is one: 202-555-0100 x12.';
};

export const stateRule = patternRule(/^[A-Z]{2}$/, 'Choose a state or territory.');

/** Activity address code / DoDAAC: six letters or digits. */
export const aacRule = patternRule(/^[A-Za-z0-9]{6}$/, 'Enter an AAC or DoDAAC of 6 letters and digits, for example 47SMPL.');

/** 1 to 8 digits, and not nothing. */
export const quantityRule = patternRule(/^(?=0*[1-9])\d{1,8}$/, 'Enter a quantity as a whole number from 1 to 99,999,999.');

/** An optional capital letter, then digits or hyphens. */
export const cartNumberRule = patternRule(
  /^[A-Z]?[\d-]{1,40}$/,
  'Enter the cart number as it was given: digits or hyphens, with a capital letter in front if there is one.',
);

/** Text for systems that take no other characters. Line breaks and tabs are ASCII too; other control characters are refused. */
export const asciiRule: FieldRule = (value) =>
  /^[\t\n\r\x20-\x7e]*$/.test(value) ? null : 'Use only plain letters, digits and punctuation, without accents or symbols.';
