export { tellMail, tellSignedOut, type Letter } from './tell.ts';
export { forgetNotices, waitingNotices } from './waiting-notices.ts';
