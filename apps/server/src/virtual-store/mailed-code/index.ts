export { findCode, forgetCodesOf, forgetOldEmailCodes, useCode } from './code-store.ts';
export { checkCode, codeEnded, mailCode, type CodeTools } from './mail-code.ts';
