import { z } from 'zod';

/** The form for an account. Its rules are those of `../fields`; a value that breaks one is answered, not refused. */
export const registrationValuesSchema = z.object({
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  email: z.string().max(254),
  agency: z.string().max(200),
  phone: z.string().max(60),
});
export type RegistrationValues = z.output<typeof registrationValuesSchema>;

/** The form as the server sends it. */
export const registrationFormSchema = z.object({
  values: registrationValuesSchema,
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** The store is for federal buyers: the e-mail address must be a government one. */
  isFederal: z.boolean(),
});

export const emptyRegistration: z.output<typeof registrationValuesSchema> = { firstName: '', lastName: '', email: '', agency: '', phone: '' };

export const registrationFailure: z.output<typeof registrationFormSchema> = {
  values: { firstName: 'Demo', lastName: 'Buyer', email: 'buyer@example.com', agency: 'Sample Agency', phone: '202-555-0100' },
  errors: [{ field: 'email', message: 'Enter a government e-mail address: it ends in .gov, .mil or .us.' }],
  isFederal: true,
};
