export { withoutSupervisorKeys } from './link/authorization-link.ts';
export { addSampleAuthorization } from './sample.ts';
export { authorizationsOf, endAuthorizationsOf } from './data-of-buyer.ts';
export { yearWords } from './mails.ts';
export { authorizationWithId, findAuthorizations, type KeptAuthorization } from './record/kept-authorization.ts';
export { eventsOfAuthorization } from './record/kept-events.ts';
export { revokeByOperator } from './revoke-by-operator.ts';
export { shownTerms } from './shown.ts';
export type { AuthorizationEvent } from './state/event.ts';
