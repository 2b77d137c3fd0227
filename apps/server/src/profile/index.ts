export { accountCode, agencyOfCode } from './registration/agency-store.ts';
export { letterMail, linkWords, proposedLetters, type Decision } from './registration/letters.ts';
export { cardOfProfile, type CardOfProfile } from './tokens.ts';
