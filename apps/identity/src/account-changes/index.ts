export { AccountRefusal, changeAccount, requireNoDemo, type AccountChange } from './change-account.ts';
export { invite } from './invite.ts';
export { register } from './register.ts';
export { newLink, resetPasswordByLink, resetSecondFactorByLink } from './link-changes.ts';
export { changeAgencyCode, disable, enable, signOut, unlock } from './plain-changes.ts';
