import type { FieldRule } from '../fields/field-rule.ts';
import { notBlank, phoneRule, stateRule } from '../fields/rules.ts';
import type { ProfileValues } from './profile.schema.ts';

const person = { firstName: notBlank('your first name'), lastName: notBlank('your last name'), phone: phoneRule } as const;

/** The rules of the profile of federal buyers, and of members of state and local governments; the server asks the same ones. Null: the field may be empty. */
export const profileRules: Readonly<Record<'federal' | 'state', Readonly<Partial<Record<keyof ProfileValues, FieldRule | null>>>>> = {
  federal: { ...person, agencyCode: notBlank('your agency'), bureau: null, defaultStore: null },
  state: { ...person, government: notBlank('the name of your government'), state: stateRule, defaultStore: null },
};
