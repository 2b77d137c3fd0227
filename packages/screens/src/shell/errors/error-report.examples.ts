import type { ErrorReport } from '@quartermaster/core';

/** An HTTP error as the error screens get it. */
export const serverErrorReport: ErrorReport = {
  title: 'Unexpected Error',
  message: 'The application could not execute the request. Please report this error to the help desk.',
  displayErrorDetail: true,
  name: 'Http Error',
  exceptionID: 'b7c1f0',
  errorID: 'req-7f3a',
  occurrenceTimeOnServer: '2026-11-20T15:04:05.000Z',
  loggedIn: true,
  firstName: 'Demo',
  lastName: 'Buyer',
  storeName: 'ADVANTAGE',
  ipAddress: '192.0.2.1',
  attributes: {
    status: 500,
    statusText: 'Internal Server Error',
    detailedErrorMessage: 'The database did not answer within 5 seconds.',
    wsPath: '/cart/shopping_cart',
    wsQueryParams: '{"store":"ADVANTAGE"}',
    wsPayload: null,
    wsResponseName: null,
    storeID: 0,
    displayHomeLink: true,
    FATAL_ERROR: false,
  },
};

/** An error after which only a new start helps. */
export const fatalErrorReport: ErrorReport = {
  ...serverErrorReport,
  title: 'Please relaunch this application',
  message: 'Unable to connect with the server...',
  displayErrorDetail: false,
  attributes: { ...serverErrorReport.attributes, status: null, statusText: null, displayHomeLink: false, FATAL_ERROR: true },
};
