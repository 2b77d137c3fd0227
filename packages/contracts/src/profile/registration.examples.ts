import type { z } from 'zod';
import type { codeFormSchema, federalFormSchema, receivedSchema, stateEmailSchema, stateFormSchema } from './registration.schema.ts';

const blank = { firstName: '', lastName: '', email: '', phone: '' };
const person = { firstName: 'Demo', lastName: 'Buyer', email: 'buyer@agency.example.gov', phone: '202-555-0100 extension 12' };
const states = [{ code: 'DC', name: 'District of Columbia' }, { code: 'IA', name: 'Iowa' }];

const emptyFederal: z.output<typeof federalFormSchema> = { values: { ...blank, agency: '', bureau: '' }, agencyNotListed: false, errors: [], opensAtOnce: true, hasStateStore: true };
const emptyState: z.output<typeof stateFormSchema> = { values: { ...blank, government: '', governmentKind: '', usState: '' }, errors: [], states, finding: null, opensAtOnce: false };
const clerk = { ...person, email: 'clerk@city.example.us', government: 'City of Example', governmentKind: 'city', usState: 'IA' } as const;

export const federalForms = { 'Empty': emptyFederal, 'People decide': { ...emptyFederal, opensAtOnce: false, hasStateStore: false } };

export const knownAddress = { 'Known address': { ...emptyFederal, values: { ...emptyFederal.values, email: person.email } } };

export const federalFailures: Record<string, z.output<typeof federalFormSchema>> = {
  'No government address': {
    ...emptyFederal, values: { ...person, email: 'buyer@example.com', agency: 'General Services Administration', bureau: 'Public Buildings Service' },
    errors: [{ field: 'email', message: 'Enter a government e-mail address: it ends in .gov, .mil or .us.' }],
  },
  'An agency that is not listed': {
    ...emptyFederal, values: { ...person, agency: 'Sample Agency', bureau: '' },
    errors: [{ field: 'agency', message: 'Choose your agency from the list, or check "My agency is not listed".' }],
  },
};

export const stateForms: Record<string, z.output<typeof stateFormSchema>> = { Empty: emptyState };

export const stateFormsOfAddress: Record<string, z.output<typeof stateFormSchema>> = {
  'A listed government': { ...emptyState, values: { ...emptyState.values, email: clerk.email }, finding: 'listed' },
  'A domain that is not listed': { ...emptyState, values: { ...emptyState.values, email: 'clerk@city.example.com' }, finding: 'unlisted' },
};

export const stateFailures: Record<string, z.output<typeof stateFormSchema>> = {
  'No kind of government': { ...emptyState, values: { ...clerk, governmentKind: '' }, finding: 'listed', errors: [{ field: 'governmentKind', message: 'Choose the kind of your government.' }] },
};

export const stateEmails: Record<string, z.output<typeof stateEmailSchema>> = { Empty: { email: '', problem: null } };

export const stateEmailFailures: Record<string, z.output<typeof stateEmailSchema>> = {
  'No address': { email: 'clerk', problem: 'Enter an e-mail address, for example name@agency.gov.' },
  'A federal address': { email: person.email.replace('.gov', '.mil'), problem: 'This is an address of the federal government. Federal buyers register in the other stores.' },
};

const codeForm: z.output<typeof codeFormSchema> = {
  registrationId: '5f0c1a52-6c1f-4f6e-9b1e-0d6f3f1c2b7a', sentTo: person.email, code: { expiresAt: '2027-03-31T14:15:00.000Z', triesLeft: 5 }, problem: null,
};

export const codeForms: Record<string, z.output<typeof codeFormSchema>> = {
  'A code is on its way': codeForm,
  'Not the code': { ...codeForm, code: { expiresAt: '2027-03-31T14:15:00.000Z', triesLeft: 4 }, problem: 'This is not the code that was sent. You have 4 more tries.' },
  'The code has ended': { ...codeForm, code: null, problem: 'The code does not hold any more. Ask for another one.' },
};

export const received: Record<string, z.output<typeof receivedSchema>> = {
  'People decide': { referenceNumber: 'R-0000123-4', email: person.email, next: 'desk' },
  'The account is made': { referenceNumber: 'R-0000123-4', email: person.email, next: 'set-up' },
  'There was an account': { referenceNumber: 'R-0000123-4', email: person.email, next: 'sign-in' },
  'Decided': { referenceNumber: 'R-0000123-4', email: person.email, next: 'letter' },
};
