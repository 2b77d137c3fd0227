import { z } from 'zod';

/** A card as its owner sees it on the profile. */
export const registeredCardSchema = z.object({
  holder: z.string(),
  agency: z.string(),
  issuer: z.string(),
  /** ISO 8601, UTC: until when its certificate is valid. */
  expiresAt: z.iso.datetime(),
});
export type RegisteredCard = z.output<typeof registeredCardSchema>;

/** One reading that this browser may ask for, at the reader of the deployment. */
export const cardReaderSchema = z.object({
  /** The address to go to. It comes back to the profile with the signed reading in the fragment. */
  address: z.url(),
  /** Comes back with the reading: what comes back with another one was not asked for here. */
  nonce: z.string(),
});
