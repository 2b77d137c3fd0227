import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { chosenPassword, errors, from, supervisorFormSchema, typedAac, type SupervisorForm } from './password-request.schema.ts';

const blank: SupervisorForm = { aac: '47SMPL', values: { supervisorEmail: '', purpose: '' }, errors: [] };
const supervisorForm = response(supervisorFormSchema, {
  'A blank form': blank,
  'With errors': {
    aac: '47SMPL',
    values: { supervisorEmail: 'supervisor', purpose: 'Supplies of the depot' },
    errors: [{ field: 'supervisorEmail', message: 'Enter an e-mail address like name@agency.gov.' }, { field: 'repeated', message: 'This is not the password above. Type it once more.' }],
  },
});

/** Specification, section 2, AAC password: the request, by the code of the activity. The next page is the same for every code of the right form. */
export const aacPasswordRequest = defineService({
  path: '/aacassignment/aac_password_request',
  method: 'GET',
  isBare: true,
  access: 'buyer',
  summary: 'Asks for which activity a buyer wants a password, and leads to the form for their supervisor',
  request: z.object({ aac: typedAac.optional(), from }),
  responses: {
    Initial: response(z.object({ aac: z.string(), errors }), {
      'A blank form': { aac: '', errors: [] },
      'With errors': { aac: '47Q', errors: [{ field: 'aac', message: 'Enter an AAC or DoDAAC of 6 letters and digits, for example 47SMPL.' }] },
    }),
    Success: supervisorForm,
  },
});

/** The answer is the same whether or not there is such an activity, it asks for passwords, and the address is that of one of its supervisors. */
export const aacSupervisorEmail = defineService({
  path: '/aacassignment/aac_supervisor_email',
  method: 'POST',
  access: 'buyer',
  // A password may look like the number of a card.
  takesAnyDigits: true,
  summary: 'Chooses a password for an activity, and asks its supervisor to approve it',
  spinner: 'Sending...',
  request: z.object({ aac: typedAac, supervisorEmail: z.string().max(320), purpose: z.string().max(500), password: chosenPassword, repeated: chosenPassword }),
  responses: {
    Initial: supervisorForm,
    Success: response(z.object({ aac: z.string(), supervisorEmail: z.string(), answerBy: z.string() }), {
      Sent: { aac: '47SMPL', supervisorEmail: 'supervisor@agency.example.gov', answerBy: '2026-12-03T15:00:00.000Z' },
    }),
  },
});
