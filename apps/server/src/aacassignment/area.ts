import { defineArea } from '../area/index.ts';
import { database, randomness, webOrigin } from '../runtime/index.ts';
import { entryServices } from './entry-services.ts';
import { forgetOldRequests } from './forget-old-requests.ts';
import { requestServices } from './request/request-services.ts';
import { tellSupervisors } from './request/tell-supervisors.ts';
import { approvalServices } from './supervisor/approval-services.ts';

/** Passwords of activities: requested, approved and entered (specification, section 2, AAC password; decision 0290). */
export const aacAssignmentArea = defineArea({
  name: 'aacassignment',
  needs: { database, randomness, webOrigin },
  services: ({ webOrigin }) => [...requestServices(webOrigin), ...approvalServices(webOrigin), ...entryServices],
  cleanUp: [(pool, now, { webOrigin, randomness }) => tellSupervisors(pool, now, { webOrigin, randomness }), forgetOldRequests],
});
