import type { GovernmentKind } from '@quartermaster/contracts-desk';

/** A state or local government, by the listed domain of an address. */
export interface Government {
  /** The listed domain; the address may be of a sub-domain. */
  readonly domain: string;
  readonly government: string;
  /** Of two letters. */
  readonly state: string;
  readonly kind: GovernmentKind;
}

/** Whether two listed domains are of one government: a city may have several. A city and a county of one name are two governments. */
export const isSameGovernment = (one: Government, other: Government): boolean =>
  one.government.toLowerCase() === other.government.toLowerCase() && one.state === other.state && one.kind === other.kind;
