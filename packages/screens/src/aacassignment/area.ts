import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const help = { layout: 'help' } as const;
const request = defineScreen('aac-password-request', { title: 'AAC Password Request', ...help, load: () => import('./PasswordRequest.screen.tsx') });
const supervisorEmail = defineScreen('aac-supervisor-email', { title: 'Supervisor of the Activity', ...help, load: () => import('./SupervisorEmail.screen.tsx') });
const requestSent = defineScreen('aac-request-sent', { title: 'Request Received', ...help, load: () => import('./RequestSent.screen.tsx') });
const approval = defineScreen('aac-approval', { title: 'Approve an AAC Password', ...help, load: () => import('./Approval.screen.tsx') });
const decided = defineScreen('aac-decided', { title: 'AAC Password', ...help, load: () => import('./Decided.screen.tsx') });
const ownRequest = defineScreen('aac-own-request', { title: 'Your Own Request', ...help, load: () => import('./OwnRequest.screen.tsx') });
const linkUnknown = defineScreen('aac-link-unknown', { title: 'This Link Opens Nothing', ...help, load: () => import('../authorization/LinkUnknown.screen.tsx') });
const entry = defineScreen('aac-password-entry', { title: 'AAC Password', ...help, load: () => import('./PasswordEntry.screen.tsx') });

/** Specification, sections 2 and 6, AAC password. */
export const aacAssignment = defineArea({
  name: 'aacAssignment',
  screens: { request, supervisorEmail, requestSent, approval, decided, ownRequest, linkUnknown, entry },
  contributions: [
    screenFor('/aacassignment/aac_password_request', 'Initial', request),
    screenFor('/aacassignment/aac_password_request', 'Success', supervisorEmail),
    screenFor('/aacassignment/aac_supervisor_email', 'Initial', supervisorEmail),
    screenFor('/aacassignment/aac_supervisor_email', 'Success', requestSent),
    screenFor('/aacassignment/aac_approval', 'Initial', approval),
    screenFor('/aacassignment/aac_approval', 'Approved', decided),
    screenFor('/aacassignment/aac_approval', 'Rejected', decided),
    screenFor('/aacassignment/aac_approval', 'OwnRequest', ownRequest),
    screenFor('/aacassignment/aac_approval', 'LinkUnknown', linkUnknown),
    screenFor('/aacassignment/aac_approval_submit', 'Initial', approval),
    screenFor('/aacassignment/aac_approval_submit', 'Approved', decided),
    screenFor('/aacassignment/aac_approval_submit', 'Rejected', decided),
    screenFor('/aacassignment/aac_approval_submit', 'OwnRequest', ownRequest),
    screenFor('/aacassignment/aac_approval_submit', 'LinkUnknown', linkUnknown),
    screenFor('/aacassignment/aac_password_entry', 'Initial', entry),
    screenFor('/aacassignment/aac_password_entry_submit', 'Initial', entry),
  ],
});
