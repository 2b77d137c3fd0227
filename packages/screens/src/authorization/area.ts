import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const requestAuthorization = defineScreen('request-authorization', { title: 'Authorization to Order', layout: 'index', load: () => import('./RequestAuthorization.screen.tsx') });
const noAuthorizationNeeded = defineScreen('no-authorization-needed', { title: 'Authorization to Order', layout: 'index', load: () => import('./NoAuthorizationNeeded.screen.tsx') });
const supervisorRequest = defineScreen('supervisor-request', { title: 'Authorize Orders', layout: 'help', load: () => import('./SupervisorRequest.screen.tsx') });
const supervisorAnswered = defineScreen('supervisor-answered', { title: 'Authorization of Orders', layout: 'help', load: () => import('./SupervisorAnswered.screen.tsx') });
const ownRequest = defineScreen('own-request', { title: 'Your Own Request', layout: 'help', load: () => import('./OwnRequest.screen.tsx') });
const linkUnknown = defineScreen('supervisor-link-unknown', { title: 'This Link Opens Nothing', layout: 'help', load: () => import('./LinkUnknown.screen.tsx') });

/** Specification, sections 2 and 6: state and local members order by the authorization of a supervisor. */
export const authorization = defineArea({
  name: 'authorization',
  screens: { requestAuthorization, noAuthorizationNeeded, supervisorRequest, supervisorAnswered, ownRequest, linkUnknown },
  contributions: [
    screenFor('/profile/request_authorization', 'Success', requestAuthorization),
    screenFor('/profile/request_authorization', 'NotAMember', noAuthorizationNeeded),
    screenFor('/profile/change_authorization', 'Success', requestAuthorization),
    screenFor('/profile/change_authorization', 'NotAMember', noAuthorizationNeeded),
    screenFor('/profile/supervisor_response', 'Open', supervisorRequest),
    screenFor('/profile/supervisor_response', 'Answered', supervisorAnswered),
    screenFor('/profile/supervisor_response', 'OwnRequest', ownRequest),
    screenFor('/profile/supervisor_response', 'LinkUnknown', linkUnknown),
    screenFor('/profile/answer_authorization', 'Open', supervisorRequest),
    screenFor('/profile/answer_authorization', 'Answered', supervisorAnswered),
    screenFor('/profile/answer_authorization', 'OwnRequest', ownRequest),
    screenFor('/profile/answer_authorization', 'LinkUnknown', linkUnknown),
  ],
});
