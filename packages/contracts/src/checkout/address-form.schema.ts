import { z } from 'zod';
import { keptCountSchema } from '../wire/kept-count.ts';
import { mendedInteger, mendedText } from '../wire/query.ts';
import { newAddressSchema } from './address.schema.ts';
import { fieldErrorSchema } from './checkout.schema.ts';

/** What a form asks for. `military` is a street address at an APO, FPO or DPO. */
export const addressFormKinds = ['street', 'military', 'overseas', 'forwarder'] as const;
export type AddressFormKind = (typeof addressFormKinds)[number];

const choices = z.array(z.object({ code: z.string(), name: z.string() }));

/** The part of an address that a checking service may write in another way. */
const suggestionSchema = z.object({ line1: z.string(), line2: z.string(), city: z.string(), state: z.string(), zip: z.string() });

/** The form for an address that is typed, new or changed. */
export const addressFormSchema = z.object({
  kind: z.enum(addressFormKinds),
  /** The address that is changed; null: a new one. */
  addressId: z.string().nullable(),
  /** Of the address as it was read, from 1; null for a new one. */
  version: z.int().nullable(),
  values: newAddressSchema,
  errors: z.array(fieldErrorSchema),
  /** How the address is written according to who checks it: the buyer takes it or keeps their own. Null: there is nothing to ask. */
  suggestion: suggestionSchema.nullable(),
  states: choices,
  /** Empty where the form asks for none. */
  countries: choices,
});
export type AddressForm = z.output<typeof addressFormSchema>;

const id = z.string().max(100);

/** An address that is saved. */
export const savedAddressSchema = z.object({
  kind: z.enum(addressFormKinds).default('street'),
  addressId: id.nullable(),
  version: keptCountSchema.nullable(),
  address: newAddressSchema,
  /** The buyer has seen a suggestion, and keeps what they typed. */
  isConfirmed: z.boolean().default(false),
});

/** The part of an address book that is shown. */
export const addressPageRequest = {
  /** Words of the name, the address or the AAC. */
  q: mendedText(200).optional(),
  page: mendedInteger(1, 10_000).optional(),
};

export const addressPageShape = {
  /** Of all pages. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** The words that were looked for; empty: none. */
  q: z.string(),
};
