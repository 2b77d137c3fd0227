import { respond, signedIn } from '../../wire/index.ts';
import { implementKind, type ImplementedKind } from '../kinds/implement-kind.ts';
import { requiredOwner } from '../kinds/owner.ts';
import type { StoreMembers } from './store-members.ts';

/** Tells a buyer after sign-in whether the store of state and local governments lets them in (specification, section 2). */
export const stateValidation = (members: StoreMembers): ImplementedKind =>
  implementKind(
    'state validation',
    async (_request, context, path) => {
      const buyer = signedIn(context);
      const { email, agencyCode } = buyer;
      return (await members(requiredOwner(context, path)).refusal(buyer)) === null ? respond('Success', { email }) : respond('Failure', { email, agencyCode });
    },
    // A buyer who is not let in is still known.
    { signOn: 'begun' },
  );
