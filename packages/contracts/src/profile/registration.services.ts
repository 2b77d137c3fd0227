import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import {
  codeForms, federalFailures, federalForms, knownAddress, received as receivedExamples, stateEmailFailures, stateEmails, stateFailures, stateForms, stateFormsOfAddress,
} from './registration.examples.ts';
import { codeFormSchema, federalFormSchema, federalValuesSchema, receivedSchema, stateEmailSchema, stateFormSchema, stateValuesSchema } from './registration.schema.ts';

/** One registration, however often it is sent. */
const requestKey = z.uuid().optional();

/** Every field may be missing: direct registration brings the e-mail address alone. */
const federalSubmitted = z.object({ ...federalValuesSchema.partial().shape, agencyNotListed: z.literal('1').optional(), requestKey });
const stateSubmitted = z.object({ ...stateValuesSchema.partial().shape, requestKey });

/** A registration that was begun: the form for its code, or what became of it. */
const begun = z.object({
  /** Of the link of a mail: one that was cut is answered like one that is over. */
  registration: z.string().max(200).optional(),
});

const federalForm = response(federalFormSchema, federalForms);
const federalFailure = response(federalFormSchema, federalFailures);
const stateFailure = response(stateFormSchema, stateFailures);
const code = response(codeFormSchema, codeForms);
const received = response(receivedSchema, receivedExamples);
/** The registration is over or never was: the answer says the same of both. */
const expired = response(z.object({}), { Expired: {} });

/** The form for an account, federal or of state and local governments as the store is, and the registration that was begun with it (specification, section 2). */
export const registration = defineService({
  path: '/profile/registration',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The form for an account, or the registration that was begun with it',
  request: begun,
  responses: { Initial: federalForm, StateEmail: response(stateEmailSchema, stateEmails), VerifyEmail: code, Received: received, Expired: expired },
});

/** Takes the federal form, mails a code to its address, and leads to the form for it. */
export const federalRegistrationSubmit = defineService({
  path: '/profile/federal_registration_submit',
  method: 'POST',
  access: 'visitor',
  summary: 'Begins the registration of a federal buyer',
  request: federalSubmitted,
  responses: { Failure: federalFailure },
});

/** POST /profile/registration_submit (specification, section 7): the same with the form of the store. */
export const registrationSubmit = defineService({
  path: '/profile/registration_submit',
  method: 'POST',
  access: 'visitor',
  summary: 'Begins a registration, federal or of a state or local government as the store is',
  request: z.object({ ...stateSubmitted.shape, ...federalSubmitted.shape }),
  responses: { Failure: federalFailure, StateFailure: stateFailure },
});

/** The whole form of state and local governments. */
export const stateRegistration = defineService({
  path: '/profile/state_registration',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The form for an account of a state or local government',
  request: z.object({}),
  responses: { Initial: response(stateFormSchema, stateForms) },
});

/** What the domain of an address says of its government, and the form that goes on with it. */
export const validateStateEmail = defineService({
  path: '/profile/validatestateemail',
  method: 'POST',
  access: 'visitor',
  summary: 'Looks at the domain of an address of a state or local government',
  request: z.object({ email: z.string().max(254).default('') }),
  responses: { Success: response(stateFormSchema, stateFormsOfAddress), Failure: response(stateEmailSchema, stateEmailFailures) },
});

/** Takes the code, or mails another one. The right code leads on: to choosing a password, or to what comes next. */
export const verifyRegistration = defineService({
  path: '/profile/verify_registration',
  method: 'POST',
  access: 'visitor',
  summary: 'Takes the code that was mailed to a person who registers',
  request: z.object({ registrationId: z.uuid(), code: z.string().max(40).optional(), another: z.literal('1').optional() }),
  responses: { VerifyEmail: code, Expired: expired },
});

/** The same of the Global Supply stores. `Pre-Register`: the identity server knows the e-mail address already. */
export const ggsRegistration = defineService({
  path: '/ggs/profile/registration',
  method: 'GET',
  access: 'visitor',
  rendered: true,
  summary: 'The form for an account of Global Supply, or the registration that was begun with it',
  request: begun,
  responses: { 'Initial': federalForm, 'Failure': federalFailure, 'Pre-Register': response(federalFormSchema, knownAddress), 'VerifyEmail': code, 'Received': received, 'Expired': expired },
});

/** Failure and Pre-Register carry the pathInfo of the form: they are shown by its screens. */
export const ggsRegistrationSubmit = defineService({
  path: '/ggs/profile/registration_submit',
  method: 'POST',
  access: 'visitor',
  summary: 'Begins a registration in Global Supply',
  request: z.object({
    ...federalSubmitted.shape,
    /** `1`: a person without an account here signed in at the identity server (specification, section 4). */
    directRegistration: z.literal('1').optional(),
  }),
  responses: { 'Failure': federalFailure, 'Pre-Register': response(federalFormSchema, knownAddress) },
});
