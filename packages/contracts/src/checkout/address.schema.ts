import { z } from 'zod';

/** An address of the buyer's address book. */
export const addressSchema = z.object({
  addressId: z.string(),
  /** Name in the address book: word characters, space, underscore, hyphen (specification, section 5). */
  addressName: z.string(),
  /** `aac`: the address that the activity address directory holds for an AAC/DoDAAC; it cannot be edited. */
  kind: z.enum(['street', 'aac']),
  aac: z.string().nullable(),
  organization: z.string(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  /** Two-letter state or territory. */
  state: z.string(),
  zip: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.output<typeof addressSchema>;

/** A new address as a buyer types it. Every rule here is one of `../fields`, so that form and server agree. */
export const newAddressSchema = z.object({
  addressName: z.string().max(100),
  organization: z.string().max(100),
  contactName: z.string().max(100),
  phone: z.string().max(40),
  email: z.string().max(254),
  line1: z.string().max(100),
  line2: z.string().max(100).optional(),
  city: z.string().max(100),
  state: z.string().max(2),
  zip: z.string().max(10),
});
export type NewAddress = z.output<typeof newAddressSchema>;
