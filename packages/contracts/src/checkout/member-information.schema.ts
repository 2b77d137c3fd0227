import { z } from 'zod';
import { response } from '../wire/service.ts';

/** What an order needs of a buyer's profile: who orders, how they are reached, and for whom (specification, section 2, Orders and profile). */
const memberFields = ['firstName', 'lastName', 'phone', 'agencyCode', 'government', 'state'] as const;
export type MemberField = (typeof memberFields)[number];

/** What of a buyer's profile an order needs, and what of it is missing. */
const memberInformationSchema = z.object({
  kind: z.enum(['federal', 'state']),
  /** Of the profile as it was read; 0: nothing was ever saved. */
  version: z.int(),
  /** In the order of the form; empty: the page was asked for by its address. */
  lacking: z.array(z.enum(memberFields)),
  values: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string(), agencyCode: z.string(), government: z.string(), state: z.string() }),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type MemberInformation = z.output<typeof memberInformationSchema>;

const nothing = { firstName: '', lastName: '', phone: '', agencyCode: '', government: '', state: '' };
const states = [{ code: 'DC', name: 'District of Columbia' }];

export const editProfileAnswer = response(memberInformationSchema, {
  'No name': { kind: 'federal', version: 0, lacking: ['firstName', 'lastName', 'phone'], values: { ...nothing, agencyCode: '47' }, states },
  'No phone number': { kind: 'federal', version: 0, lacking: ['phone'], values: { ...nothing, firstName: 'Sam', lastName: 'Sample', agencyCode: '47' }, states },
  'No agency': { kind: 'federal', version: 1, lacking: ['agencyCode'], values: { ...nothing, firstName: 'Sam', lastName: 'Sample', phone: '202-555-0100' }, states },
  'A phone number and nothing else of a member': { kind: 'state', version: 2, lacking: ['firstName', 'lastName', 'government', 'state'], values: { ...nothing, phone: '202-555-0100' }, states },
});
