export { virtualStoreServices } from './virtual-store-services.ts';
export { defaultMemberRules, type MemberRules } from './membership/member-rules.ts';
export { parseEmailDomains } from './membership/email-domain.ts';
export { storeAccess, storesWithValidation } from './membership/store-access.ts';
export { forgetOldEmailCodes } from './dhs/code-store.ts';
