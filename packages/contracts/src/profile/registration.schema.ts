import { z } from 'zod';
import { fieldErrorSchema } from '../checkout/checkout.schema.ts';

const person = { firstName: z.string().max(100), lastName: z.string().max(100), email: z.string().max(254), phone: z.string().max(60) };

/** What a federal buyer gives. The rules are in `registration-rules.ts`; a value that breaks one is answered, not refused. */
export const federalValuesSchema = z.object({
  ...person,
  /** The name of an agency of the list, or of one that is not there. */
  agency: z.string().max(200),
  /** Empty where the buyer names none. */
  bureau: z.string().max(200),
});
export type FederalRegistrationValues = z.output<typeof federalValuesSchema>;

/** Kinds of state and local governments. */
const governmentKinds = ['state', 'county', 'city', 'tribal', 'school', 'other'] as const;

/** What a buyer of a state or local government gives. */
export const stateValuesSchema = z.object({
  ...person,
  /** Its name, such as City of Example. */
  government: z.string().max(200),
  /** One of the kinds; empty until it is chosen. */
  governmentKind: z.enum([...governmentKinds, '']),
  /** Postal code of the state or territory. */
  usState: z.string().max(2),
});
export type StateRegistrationValues = z.output<typeof stateValuesSchema>;

const errors = z.array(fieldErrorSchema);

/** The federal form as the server sends it. */
export const federalFormSchema = z.object({
  values: federalValuesSchema,
  /** The buyer says that their agency is not in the list. */
  agencyNotListed: z.boolean(),
  errors,
  /** Who proves a government address of a listed agency gets an account at once, and no operator looks at it first. */
  opensAtOnce: z.boolean(),
  /** There is a store in which state and local governments register. */
  hasStateStore: z.boolean(),
});

/** What the domain of an address says: of a government that the operator has listed, of the federal government, or nothing. Never whether the address is registered. */
const emailFindings = ['listed', 'federal', 'unlisted'] as const;

/** The form of state and local governments. */
export const stateFormSchema = z.object({
  values: stateValuesSchema,
  errors,
  states: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Null: the address was not looked at yet. */
  finding: z.enum(emailFindings).nullable(),
  opensAtOnce: z.boolean(),
});

/** The first step there: the address alone, and what is wrong with it. */
export const stateEmailSchema = z.object({ email: z.string(), problem: z.string().nullable() });

/** The form for the code that was mailed. */
export const codeFormSchema = z.object({
  /** Names the registration to the server, and opens nothing but this form. */
  registrationId: z.string(),
  sentTo: z.string(),
  /** The code that can be entered now; null: it has ended, and another one has to be asked for. */
  code: z.object({ expiresAt: z.iso.datetime(), triesLeft: z.int() }).nullable(),
  problem: z.string().nullable(),
});

/** The address is proved. */
export const receivedSchema = z.object({
  /** Under which the help desk finds the request. */
  referenceNumber: z.string(),
  email: z.string(),
  /**
   * `desk`: people decide about it. `set-up`: the account is made, and the mail about it has a link for choosing a password. `sign-in`: there was an account already. `letter`: it was decided,
   * and the letter says how.
   */
  next: z.enum(['desk', 'set-up', 'sign-in', 'letter']),
});
