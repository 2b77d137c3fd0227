export { withoutSupervisorKeys } from './link/authorization-link.ts';
export { addSampleAuthorization } from './sample.ts';
