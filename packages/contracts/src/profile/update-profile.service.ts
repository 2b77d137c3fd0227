import { z } from 'zod';
import { sampleCard, sampleReader } from '../smart-card/smart-card.examples.ts';
import { cardReaderSchema, registeredCardSchema } from '../smart-card/smart-card.schema.ts';
import { keptCountSchema } from '../wire/kept-count.ts';
import { defineService, response } from '../wire/service.ts';
import { orderMailSchema } from './order-mail.ts';
import { askedForm, federalForm, newProfile, outdatedForm, profileFormSchema, profileValuesSchema, refusedForm, stateForm } from './profile.schema.ts';

const profileSchema = z.object({
  /** The address that counts; the identity server keeps it. */
  email: z.string().nullable(),
  form: profileFormSchema,
  /** Where the identity server lets people change password, e-mail address and second factor, and see their sessions; null where it says no such page. */
  accountPage: z.url().nullable(),
  /** Which mails about their orders they get. */
  orderMail: orderMailSchema,
  /** The registered smart card. */
  card: registeredCardSchema.nullable(),
  /** A reading that may begin now; null where the deployment has no card reader. */
  reader: cardReaderSchema.nullable(),
});

const rest = { email: 'demo.buyer@agency.example.gov', accountPage: 'http://localhost:8081/account', orderMail: 'all', card: null, reader: sampleReader } as const;

const examples = {
  'Without a card': { ...rest, form: federalForm },
  'With a card': { ...rest, form: federalForm, card: sampleCard },
  'Another agency is asked for': { ...rest, form: askedForm },
  'No card reader, little known': { ...rest, email: null, accountPage: null, orderMail: 'needed', form: newProfile, reader: null },
} as const;

/** GET /profile/update_profile (specification, section 2, Orders and profile): the buyer’s own profile. */
export const updateProfile = defineService({
  path: '/profile/update_profile',
  method: 'GET',
  access: 'buyer',
  summary: 'The profile of a federal buyer',
  request: z.object({}),
  responses: { Success: response(profileSchema, examples) },
});

/** The same of a member of a state or local government. */
export const stateUpdateProfile = defineService({
  path: '/profile/stateUpdateProfile',
  method: 'GET',
  access: 'buyer',
  summary: 'The profile of a member of a state or local government',
  request: z.object({}),
  responses: { Success: response(profileSchema, { 'A member of a county': { ...rest, form: stateForm } }) },
});

/** The same of the Global Supply stores. */
export const ggsUpdateProfile = defineService({
  path: '/ggs/profile/update_profile',
  method: 'GET',
  access: 'buyer',
  summary: 'The profile of a buyer of Global Supply',
  request: z.object({}),
  responses: { Success: response(profileSchema, examples) },
});

/** `Outdated`: another window saved meanwhile. Nothing is written over it; the form has what was typed, what is kept, and the version to send again. */
export const saveProfile = defineService({
  path: '/profile/save_profile',
  method: 'POST',
  access: 'buyer',
  summary: 'Saves what a buyer says of themselves',
  request: z.object({
    kind: z.enum(['federal', 'state']),
    version: keptCountSchema,
    /** The fields of the kind; others stay as they are. */
    values: profileValuesSchema.partial(),
  }),
  responses: {
    Success: response(profileFormSchema, { Saved: federalForm, 'Another agency is asked for': askedForm }),
    Failure: response(profileFormSchema, { 'A phone number that is too short': refusedForm }),
    Outdated: response(profileFormSchema, { 'Saved in another window': outdatedForm }),
  },
});
