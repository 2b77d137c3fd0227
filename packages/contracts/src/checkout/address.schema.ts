import { z } from 'zod';

/** Where goods go from a freight forwarder: outside of the United States. */
const finalDestinationSchema = z.object({
  /** Who receives them. */
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  /** State, province or region as the country writes it; may be empty. */
  region: z.string(),
  postalCode: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});
export type FinalDestination = z.output<typeof finalDestinationSchema>;

/**
 * `street`: in the United States, with its territories and its military and diplomatic post. `aac`: the address that the activity address directory
 * holds for an AAC/DoDAAC; it cannot be edited. `overseas`: in another country. `forwarder`: of a freight forwarder in the United States.
 */
const addressKinds = ['street', 'aac', 'overseas', 'forwarder'] as const;

/** An address of the buyer's address book. */
export const addressSchema = z.object({
  addressId: z.string(),
  /** Name in the address book: word characters, space, underscore, hyphen (specification, section 5). */
  addressName: z.string(),
  kind: z.enum(addressKinds),
  aac: z.string().nullable(),
  organization: z.string(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  /** Two-letter state or territory; in another country its region as it is written there, or nothing. */
  state: z.string(),
  /** In another country its postal code, or nothing. */
  zip: z.string(),
  /** ISO 3166-1 alpha-2; left out: the United States. */
  country: z.string().optional(),
  /** Of a freight forwarder, and of a break-bulk point. */
  finalDestination: finalDestinationSchema.optional(),
  /** The AAC/DoDAAC of the ultimate consignee, where the activity is a break-bulk point. */
  consigneeAac: z.string().optional(),
  isDefault: z.boolean(),
});
export type Address = z.output<typeof addressSchema>;

const typed = z.string().max(1000);

/**
 * A new address as a buyer types it. Every rule is one of `../fields`, so that form and server agree, and says at its field what to do: the
 * limit here is only what no form sends.
 */
export const newAddressSchema = z.object({
  addressName: typed,
  organization: typed,
  contactName: typed,
  phone: typed,
  email: typed,
  line1: typed,
  line2: typed.optional(),
  city: typed,
  state: typed,
  zip: typed,
  /** Of an address overseas. */
  country: typed.optional(),
  /** Of a freight forwarder: where the goods go from there. */
  finalName: typed.optional(),
  finalLine1: typed.optional(),
  finalLine2: typed.optional(),
  finalCity: typed.optional(),
  finalRegion: typed.optional(),
  finalPostalCode: typed.optional(),
  finalCountry: typed.optional(),
});
export type NewAddress = z.output<typeof newAddressSchema>;
