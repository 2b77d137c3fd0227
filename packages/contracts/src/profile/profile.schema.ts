import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';

/** What buyers say of themselves. Its rules are those of `profile-rules.ts`; a value that breaks one is answered, not refused. */
export const profileValuesSchema = z.object({
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  phone: z.string().max(60),
  /** A code of `/profile/agency_list`; empty for members of state and local governments. */
  agencyCode: z.string().max(10),
  bureau: z.string().max(200),
  /** The government of a member of a state or local government, for example a county. */
  government: z.string().max(200),
  /** Two letters of the state that it is in. */
  state: z.string().max(2),
  /** The store that they are led to after sign-in where nothing else says which; empty: none. */
  defaultStore: z.string().max(40),
});
export type ProfileValues = z.output<typeof profileValuesSchema>;

export const profileFormSchema = z.object({
  /** Members of state and local governments have no agency, but a government. */
  kind: z.enum(['federal', 'state']),
  /** Of the profile as it was read; 0: nothing was ever saved. */
  version: z.int(),
  values: profileValuesSchema,
  errors: z.array(fieldErrorSchema),
  /** What another window has saved meanwhile: nothing was written over it. Null: nothing was. */
  changedElsewhere: profileValuesSchema.nullable(),
  /** The agency that they asked the operators for; orders are billed by the one of before. */
  agencyAsked: z.object({ agencyCode: z.string(), name: z.string() }).nullable(),
  stores: z.array(z.string()),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
});

const federalValues = {
  firstName: 'Demo', lastName: 'Buyer', phone: '202-555-0100 x12', agencyCode: '47', bureau: 'Public Buildings Service', government: '', state: '', defaultStore: '',
};

export const federalForm: z.output<typeof profileFormSchema> = {
  kind: 'federal', version: 3, values: federalValues, errors: [], changedElsewhere: null, agencyAsked: null, stores: ['HARBOR', 'QUAY'],
  states: [{ code: 'DC', name: 'District of Columbia' }, { code: 'MD', name: 'Maryland' }],
};

export const stateForm: z.output<typeof profileFormSchema> = {
  ...federalForm, kind: 'state', values: { ...federalValues, agencyCode: '', bureau: '', government: 'Sample County', state: 'MD' },
};

export const newProfile: z.output<typeof profileFormSchema> = {
  ...federalForm, version: 0, values: { ...federalValues, firstName: '', lastName: '', phone: '', agencyCode: '', bureau: '' },
};

export const askedForm: z.output<typeof profileFormSchema> = { ...federalForm, version: 4, values: { ...federalValues, agencyCode: 'N', bureau: '' }, agencyAsked: { agencyCode: 'N', name: 'Navy' } };

export const refusedForm: z.output<typeof profileFormSchema> = {
  ...federalForm, values: { ...federalValues, phone: '555-0100' },
  errors: [{ field: 'phone', message: 'Enter a phone number of 10 digits, with an extension if there is one: 202-555-0100 x12.' }],
};

export const outdatedForm: z.output<typeof profileFormSchema> = {
  ...federalForm, version: 4, values: { ...federalValues, phone: '202-555-0111' }, changedElsewhere: { ...federalValues, phone: '202-555-0122' },
};
