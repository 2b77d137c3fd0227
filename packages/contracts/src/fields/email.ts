import { patternRule, type FieldRule } from './field-rule.ts';

/** General pattern of an e-mail address (specification, section 5). Every repetition is bounded. */
export const emailRule = patternRule(
  /^[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,63}$/,
  'Enter an e-mail address, for example name@agency.gov.',
);

const governmentDomain = /\.(?:gov|mil|us)$/i;

/** An e-mail address whose domain ends in gov, mil or us (specification, section 5). */
export const governmentEmailRule: FieldRule = (value) =>
  emailRule(value) ?? (governmentDomain.test(value.trim()) ? null : 'Enter a government e-mail address: it ends in .gov, .mil or .us.');
