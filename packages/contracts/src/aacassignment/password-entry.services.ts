import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { cameFrom, chosenPassword, errors, from, typedAac } from './password-request.schema.ts';

const responses = {
  Initial: response(
    z.object({
      aac: z.string(),
      from: cameFrom.nullable(),
      errors,
    }),
    {
      'From checkout': { aac: '47SMPL', from: 'checkout' as const, errors: [] },
      'Not the password': { aac: '47SMPL', from: 'checkout' as const, errors: [{ field: 'password', message: 'This is not your password for 47SMPL, or you have none. Check it, or request one.' }] },
    },
  ),
};

/** An activity that asks for a password is used with it alone: a right one opens the activity for some hours. */
export const aacPasswordEntry = defineService({
  path: '/aacassignment/aac_password_entry',
  method: 'GET',
  isBare: true,
  access: 'buyer',
  summary: 'Asks for the AAC password of a buyer for an activity',
  request: z.object({ aac: typedAac.default(''), from }),
  responses,
});

export const aacPasswordEntrySubmit = defineService({
  path: '/aacassignment/aac_password_entry_submit',
  method: 'POST',
  access: 'buyer',
  // A password may look like the number of a card.
  takesAnyDigits: true,
  summary: 'Opens an activity with the buyer’s AAC password, and leads back to where it was asked for',
  request: z.object({ aac: typedAac, password: chosenPassword, from }),
  responses,
});
