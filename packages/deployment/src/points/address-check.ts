import { serverPoint, withMethods } from './server-point.ts';

/** The part of an address that says where a parcel goes: in the United States, with its territories and its military and diplomatic post. */
export interface PostalAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** Two letters; `AA`, `AE` and `AP` of military post. */
  readonly state: string;
  /** Five digits, or five plus four. */
  readonly zip: string;
}

/**
 * `fits`: it can be kept as it is. `refused`: it cannot be right; each message says at its field what to do. `suggested`: it is usually written in another
 * way; the buyer takes that, or keeps what they typed.
 */
export type AddressVerdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'refused'; readonly problems: readonly { readonly field: keyof PostalAddress; readonly message: string }[] }
  | { readonly kind: 'suggested'; readonly address: PostalAddress };

/** Looks at addresses before they are kept. */
export interface AddressCheck {
  /**
   * Called for an address whose fields follow their rules, outside of any transaction: when a buyer saves it, and for each row of an import. An error, or no
   * answer within three seconds, keeps no buyer from ordering: the rules of the marketplace decide then.
   */
  check(address: PostalAddress): Promise<AddressVerdict>;
}

export const addressChecks = serverPoint<AddressCheck>()('address-checks', 'one', {
  doc: 'Whether there is such an address. The default goes by rules: ZIP code and state fit, military post says unit and box. Replace it with the client of a checking service.',
  validate: withMethods('check'),
});
