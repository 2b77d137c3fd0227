import type { AddressFormKind, FieldError } from '@quartermaster/contracts';
import { within } from '@quartermaster/database';
import type { AddressCheck, AddressVerdict, PostalAddress } from '@quartermaster/deployment';
import type { RequestContext } from '../../wire/index.ts';
import { checkByRules } from './place-rules.ts';
import type { CheckedAddress } from './typed-address.ts';

/** What is said of a place: nothing, what is wrong, or how it is usually written. */
export interface PlaceFindings {
  readonly errors: readonly FieldError[];
  readonly suggestion: PostalAddress | null;
}

const nothing: PlaceFindings = { errors: [], suggestion: null };

/** Milliseconds that a buyer waits for a checking service. */
const patience = 3000;

/** Asks who checks addresses about one whose fields follow their rules. Addresses of other countries are not checked. */
export async function checkPlace(checks: AddressCheck, kind: AddressFormKind, address: CheckedAddress, log: Pick<RequestContext['log'], 'warn'>): Promise<PlaceFindings> {
  if (kind === 'overseas') return nothing;
  const { line1, line2, city, state, zip } = address;
  const asked: PostalAddress = { line1, line2, city, state, zip };
  const verdict = await answered(checks, asked, log);
  switch (verdict.kind) {
    case 'fits':
      return nothing;
    case 'refused':
      return { errors: verdict.problems.map(({ field, message }) => ({ field, message })), suggestion: null };
    case 'suggested':
      return { errors: [], suggestion: isSame(asked, verdict.address) ? null : postalOf(verdict.address) };
  }
}

async function answered(checks: AddressCheck, address: PostalAddress, log: Pick<RequestContext['log'], 'warn'>): Promise<AddressVerdict> {
  try {
    return await within(patience, checks.check(address));
  } catch (error) {
    log.warn({ err: error }, 'the check of addresses gave no answer: the rules decide');
    return checkByRules.check(address);
  }
}

/** A service may say more than it was asked. */
const postalOf = ({ line1, line2, city, state, zip }: PostalAddress): PostalAddress => ({ line1, line2, city, state, zip });

const isSame = (one: PostalAddress, other: PostalAddress): boolean => JSON.stringify(postalOf(one)) === JSON.stringify(postalOf(other));
