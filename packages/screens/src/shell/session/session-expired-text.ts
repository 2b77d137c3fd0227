/** Specification, section 8, Session Expired. */
export const sessionExpiredText =
  'Your session with the server expired due to inactivity. Please close this window and relaunch the application in a fresh new window.';
