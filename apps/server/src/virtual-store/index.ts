export { boundServiceFinder } from './tokens.ts';
export { readMemberDomain } from './governments/member-domain.ts';
export { stateMembers } from './governments/settings.ts';
