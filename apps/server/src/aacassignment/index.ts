export { withoutApprovalKeys } from './supervisor/approval-link.ts';
export { revokeInForce } from './supervisor/decide.ts';
