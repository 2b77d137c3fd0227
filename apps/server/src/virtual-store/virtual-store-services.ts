import type { Identity } from '../login/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation } from '../wire/index.ts';
import { dhsServices } from './dhs/dhs-services.ts';
import { withMembers } from './membership/shipped-members.ts';
import type { StoreMembers } from './membership/store-members.ts';
import { virtualStartPage } from './start/start-page.ts';

/** The services of the virtual stores (specification, section 2). */
export function virtualStoreServices(identity: Identity, members: StoreMembers): readonly Implementation[] {
  return [
    implement(serviceAt('/va/start_page'), (request, context) => virtualStartPage('VA', request, context)),
    implement(serviceAt('/af/start_page'), (request, context) => virtualStartPage('AIRFORCE', request, context)),
    implement(serviceAt('/dhs/start_page'), (request, context) => virtualStartPage('DHS', request, context)),
    implement(serviceAt('/usda/start_page'), (request, context) => virtualStartPage('USDA', request, context)),
    implement(serviceAt('/state/start_page'), (request, context) => virtualStartPage('STATE', request, context)),
    implement(
      serviceAt('/state/stateValidation'),
      async (_request, context) => {
        const buyer = signedIn(context);
        const { email, agencyCode } = buyer;
        return (await members(withMembers('STATE')).refusal(buyer)) === null ? respond('Success', { email }) : respond('Failure', { email, agencyCode });
      },
      // Whoever is not let in is still somebody.
      { signOn: 'begun' },
    ),
    ...dhsServices(identity, () => members(withMembers('DHS'))),
  ];
}
