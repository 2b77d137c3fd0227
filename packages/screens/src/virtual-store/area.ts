import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const emailPage = { title: 'Change Profile Email', layout: 'help' } as const;

const dhsValidated = defineScreen('dhs-validated', { title: 'Your address is confirmed', layout: 'help', load: () => import('./dhs/Validated.screen.tsx') });
const dhsNotValidated = defineScreen('dhs-not-validated', { title: 'Members of the department', layout: 'help', load: () => import('./dhs/NotValidated.screen.tsx') });
const changeEmail = defineScreen('change-email', { ...emailPage, load: () => import('./dhs/ChangeEmail.screen.tsx') });
const enterCode = defineScreen('enter-email-code', { ...emailPage, load: () => import('./dhs/EnterCode.screen.tsx') });
const emailChanged = defineScreen('email-changed', { ...emailPage, load: () => import('./dhs/EmailChanged.screen.tsx') });
const dhsAccessDenied = defineScreen('dhs-access-denied', { title: 'Access denied', layout: 'help', hidesGlobalMessages: true, load: () => import('./dhs/DhsAccessDenied.screen.tsx') });
const stateMember = defineScreen('state-member', { title: 'State and local member', layout: 'help', load: () => import('./state/StateMember.screen.tsx') });
const noStateMember = defineScreen('no-state-member', { title: 'State and local members only', layout: 'help', load: () => import('./state/NoStateMember.screen.tsx') });

/** Specification, section 2, Virtual stores, but for their start pages. Buyers who are refused read why on the screen itself, and not a second time above it. */
export const virtualStore = defineArea({
  name: 'virtual-store',
  screens: { dhsValidated, dhsNotValidated, changeEmail, enterCode, emailChanged, dhsAccessDenied, stateMember, noStateMember },
  contributions: [
    screenFor('/dhs/dhsValidation', 'Success', dhsValidated),
    screenFor('/dhs/dhsValidation', 'Failure', dhsNotValidated),
    screenFor('/dhs/dhsEmailValidation', 'Initial', changeEmail),
    screenFor('/dhs/dhsEmailValidation', 'CodeSent', enterCode),
    screenFor('/dhs/dhsEmailValidation_submit', 'Initial', changeEmail),
    screenFor('/dhs/dhsEmailValidation_submit', 'CodeSent', enterCode),
    screenFor('/dhs/dhsEmailValidation_submit', 'Success', emailChanged),
    screenFor('/dhs/accessDenied', 'accessDenied', dhsAccessDenied),
    screenFor('/state/stateValidation', 'Success', stateMember),
    screenFor('/state/stateValidation', 'Failure', noStateMember),
  ],
});
