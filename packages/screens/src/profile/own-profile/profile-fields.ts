import { profileRules, type ProfileValues } from '@quartermaster/contracts';
import { normalizedPhone } from '../../addresses/index.ts';
import type { Field } from '../../forms/index.ts';

export type ProfileField = Field<keyof ProfileValues>;

/** The fields of the profile in their order. The rules are those of the server. */
export function profileFields(kind: 'federal' | 'state'): readonly ProfileField[] {
  const rules = profileRules[kind];
  const own: readonly ProfileField[] = kind === 'federal'
    ? [{ name: 'agencyCode', label: 'Agency', rule: rules.agencyCode ?? null, input: { autoComplete: 'organization' } }, { name: 'bureau', label: 'Bureau or office (optional)', rule: null, input: { autoComplete: 'off', maxLength: 200 } }]
    : [
      { name: 'government', label: 'Government', rule: rules.government ?? null, input: { hint: 'Your state, county, city, tribe or district', autoComplete: 'organization', maxLength: 200 } },
      { name: 'state', label: 'State or territory', rule: rules.state ?? null, input: { autoComplete: 'address-level1' } },
    ];
  return [
    { name: 'firstName', label: 'First name', rule: rules.firstName ?? null, input: { autoComplete: 'given-name', maxLength: 100 } },
    { name: 'lastName', label: 'Last name', rule: rules.lastName ?? null, input: { autoComplete: 'family-name', maxLength: 100 } },
    { name: 'phone', label: 'Phone', rule: rules.phone ?? null, normalized: normalizedPhone, input: { hint: 'With an extension if there is one: 202-555-0100 x12', autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: 60 } },
    ...own,
    { name: 'defaultStore', label: 'Your store (optional)', rule: null, input: { hint: 'You are led there after sign-in, where no page or address says another one.' } },
  ];
}
