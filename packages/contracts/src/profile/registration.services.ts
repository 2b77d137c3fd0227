import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { emptyRegistration, registrationFailure, registrationFormSchema, registrationValuesSchema } from './registration.schema.ts';

const emptyForm = { values: emptyRegistration, errors: [], isFederal: true };
const known = { ...emptyForm, values: { ...emptyRegistration, email: 'buyer@agency.example.gov' } };

/** Every field may be missing: direct registration brings the e-mail address alone. */
const submitted = z.object({
  ...registrationValuesSchema.partial().shape,
  /** One registration, however often it is sent. */
  requestKey: z.uuid().optional(),
  /** `1`: a person without an account here signed in at the identity server (specification, section 4). */
  directRegistration: z.literal('1').optional(),
});

const received = response(
  z.object({
    /** Under which the help desk finds the request. */
    referenceNumber: z.string(),
    email: z.string(),
  }),
  { Received: { referenceNumber: 'R-0000123-4', email: 'buyer@agency.example.gov' } },
);

/** The form for an account (specification, section 2). */
export const registration = defineService({
  path: '/profile/registration',
  method: 'GET',
  access: 'visitor',
  summary: 'The form for an account',
  request: z.object({}),
  responses: { Initial: response(registrationFormSchema, { Empty: emptyForm }) },
});

/** POST /profile/registration_submit (specification, section 7): records the request for an account. */
export const registrationSubmit = defineService({
  path: '/profile/registration_submit',
  method: 'POST',
  access: 'visitor',
  summary: 'Asks for an account',
  request: submitted,
  responses: { Success: received, Failure: response(registrationFormSchema, { 'No government address': registrationFailure }) },
});

/** The same of the Global Supply stores. `Pre-Register`: the identity server knows the e-mail address already. */
export const ggsRegistration = defineService({
  path: '/ggs/profile/registration',
  method: 'GET',
  access: 'visitor',
  summary: 'The form for an account of Global Supply',
  request: z.object({}),
  responses: {
    'Initial': response(registrationFormSchema, { Empty: emptyForm }),
    'Failure': response(registrationFormSchema, { 'No government address': registrationFailure }),
    'Pre-Register': response(registrationFormSchema, { 'Known address': known }),
  },
});

/** Failure and Pre-Register carry the pathInfo of the form: they are shown by its screens. */
export const ggsRegistrationSubmit = defineService({
  path: '/ggs/profile/registration_submit',
  method: 'POST',
  access: 'visitor',
  summary: 'Asks for an account of Global Supply',
  request: submitted,
  responses: {
    'Success': received,
    'Failure': response(registrationFormSchema, { 'No government address': registrationFailure }),
    'Pre-Register': response(registrationFormSchema, { 'Known address': known }),
  },
});
