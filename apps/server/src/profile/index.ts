export { defaultStoreOf, leaveAgency } from './buyer-profile/buyer-profile.ts';
export { accountCode, agencyOfCode } from './registration/agency-store.ts';
export { letterMail, linkWords, proposedLetters, storeHome, type Decision } from './registration/letters.ts';
export { cardOfProfile, type CardOfProfile } from './tokens.ts';
export { requestLetter, requestReference } from './requests/buyer-request.ts';
export { forgetBuyer } from './your-data/forget-buyer.ts';
