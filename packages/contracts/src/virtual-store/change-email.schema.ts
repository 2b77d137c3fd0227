import { z } from 'zod';
import { response } from '../wire/service.ts';

/** Domains of the department; their sub-domains count too. */
export const departmentDomains = z.array(z.string());

/** The form for an address. `problem`: what is wrong with the one that was typed. */
export const emailForm = response(
  z.object({
    /** The profile’s address now. */
    present: z.string().nullable(),
    typed: z.string(),
    problem: z.string().nullable(),
    domains: departmentDomains,
  }),
  {
    'Another agency’s address': { present: 'buyer@agency.example.gov', typed: '', problem: null, domains: ['dhs.gov'] },
    'Not of the department': {
      present: 'buyer@agency.example.gov',
      typed: 'buyer@evil-dhs.gov',
      problem: 'Enter an address that ends in @dhs.gov, or in a sub-domain of it.',
      domains: ['dhs.gov'],
    },
    'Several domains, no address yet': { present: null, typed: '', problem: null, domains: ['dhs.gov', 'dhs.example.gov'] },
  },
);

/** The form for the code. */
export const codeMail = response(
  z.object({
    sentTo: z.string(),
    /** Until when the code holds. */
    expiresAt: z.iso.datetime(),
    problem: z.string().nullable(),
    triesLeft: z.number().int().min(0),
  }),
  {
    'Just sent': { sentTo: 'demo.officer@dhs.example.gov', expiresAt: '2026-11-21T15:15:00.000Z', problem: null, triesLeft: 5 },
    'A wrong code': { sentTo: 'demo.officer@dhs.example.gov', expiresAt: '2026-11-21T15:15:00.000Z', problem: 'This is not the code that was sent. You have 2 more tries.', triesLeft: 2 },
  },
);
