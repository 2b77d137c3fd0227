import type { Identity } from '../login/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation } from '../wire/index.ts';
import { dhsServices } from './dhs/dhs-services.ts';
import type { MemberRules } from './membership/member-rules.ts';
import { isStateMember } from './membership/state-member.ts';
import { virtualStartPage } from './start/start-page.ts';

/** The services of the virtual stores (specification, section 2). */
export function virtualStoreServices(identity: Identity, rules: MemberRules): readonly Implementation[] {
  return [
    implement(serviceAt('/va/start_page'), (request, context) => virtualStartPage('VA', request, context)),
    implement(serviceAt('/af/start_page'), (request, context) => virtualStartPage('AIRFORCE', request, context)),
    implement(serviceAt('/dhs/start_page'), (request, context) => virtualStartPage('DHS', request, context)),
    implement(serviceAt('/usda/start_page'), (request, context) => virtualStartPage('USDA', request, context)),
    implement(serviceAt('/state/start_page'), (request, context) => virtualStartPage('STATE', request, context)),
    implement(
      serviceAt('/state/stateValidation'),
      async (_request, context) => {
        const { email, agencyCode, ...buyer } = signedIn(context);
        return isStateMember({ agencyCode, verifiedEmails: buyer.verifiedEmails }) ? respond('Success', { email }) : respond('Failure', { email, agencyCode });
      },
      // Whoever is not let in is still somebody.
      { signOn: 'begun' },
    ),
    ...dhsServices(identity, rules),
  ];
}
