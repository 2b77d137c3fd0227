import { respond, signedIn } from '../../wire/index.ts';
import { implementKind, type ImplementedKind } from '../kinds/implement-kind.ts';
import { requiredOwner } from '../kinds/owner.ts';
import type { StoreMembers } from './store-members.ts';

/** The address by which a buyer is a member; null where none is. */
export type ProvingAddress = (verifiedEmails: readonly string[]) => Promise<string | null>;

/** Tells a buyer after sign-in whether the store of state and local governments lets them in (specification, section 2). */
export const stateValidation = (members: StoreMembers, provingAddress: ProvingAddress): ImplementedKind =>
  implementKind(
    'state validation',
    async (_request, context, path) => {
      const buyer = signedIn(context);
      const { email, agencyCode } = buyer;
      if ((await members(requiredOwner(context, path)).refusal(buyer)) !== null) return respond('Failure', { email, agencyCode });
      return respond('Success', { email: (await provingAddress(buyer.verifiedEmails)) ?? email ?? '' });
    },
    // A buyer who is not let in is still known.
    { signOn: 'begun' },
  );
