export { readBuyerProfile } from './buyer-profile/buyer-profile.ts';
export { accountCode, agencyOfCode } from './registration/agency-store.ts';
export { letterMail, linkWords, proposedLetters, type Decision } from './registration/letters.ts';
