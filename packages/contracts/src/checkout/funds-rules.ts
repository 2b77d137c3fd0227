import { patternRule, type FieldRule } from '../fields/field-rule.ts';

/** Fund code of two letters or digits (DLM 4000.25-1, appendix 2.12, and rule R11 of requisitions). */
export const fundRule = patternRule(/^[A-Za-z0-9]{2}$/, 'Enter a fund code of 2 letters and digits, for example A1.');

const appropriationForm = patternRule(/^[A-Za-z0-9][A-Za-z0-9 .,/&#()-]{2,79}$/, 'Enter appropriation data of 3 to 80 letters, digits, spaces and marks, for example 999-2026/2027-9999-000.');

/** An appropriation, or an account in the words of the activity. */
export const appropriationRule: FieldRule = (value) => (value.trim() === '' ? 'Enter the appropriation data.' : appropriationForm(value.trim()));
