import { z } from 'zod';
import { sampleCard, sampleReader } from '../smart-card/smart-card.examples.ts';
import { cardReaderSchema, registeredCardSchema } from '../smart-card/smart-card.schema.ts';
import { defineService, response } from '../wire/service.ts';
import { orderMailSchema } from './order-mail.ts';

/** A buyer according to the identity server. */
const person = { firstName: 'Demo', lastName: 'Buyer', email: 'demo.buyer@agency.example.gov', phone: '202-555-0100 x12', agencyCode: '4700', orderMail: 'all' } as const;

/** GET /profile/update_profile (specification, section 2, Orders and profile): the buyer’s own profile. */
export const updateProfile = defineService({
  path: '/profile/update_profile',
  method: 'GET',
  access: 'buyer',
  summary: 'The buyer’s own profile',
  request: z.object({}),
  responses: {
    Success: response(
      z.object({
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        email: z.string().nullable(),
        /** As they typed it; empty where they gave none. */
        phone: z.string(),
        agencyCode: z.string().nullable(),
        /** Which mails about their orders they get. */
        orderMail: orderMailSchema,
        /** The registered smart card. */
        card: registeredCardSchema.nullable(),
        /** A reading that may begin now; null where the deployment has no card reader. */
        reader: cardReaderSchema.nullable(),
      }),
      {
        'Without a card': { ...person, card: null, reader: sampleReader },
        'With a card': { ...person, card: sampleCard, reader: sampleReader },
        'No card reader, little known': { firstName: null, lastName: null, email: null, phone: '', agencyCode: null, orderMail: 'needed', card: null, reader: null },
      },
    ),
  },
});
