export { boundServiceFinder } from './tokens.ts';
export { isSameGovernment, type Government } from './governments/government.ts';
export { takeEmailCode } from './department/confirm-email.ts';
export { governmentOf, governmentOfBuyer } from './governments/government-of.ts';
export { readMemberDomain } from './governments/member-domain.ts';
export { checkCode, codeEnded, findCode, forgetCodesOf, mailCode, useCode, type CodeTools } from './mailed-code/index.ts';
export { emailDomain, isOfDomain } from './membership/email-domain.ts';
