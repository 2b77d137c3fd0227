/** The text for an account that could not be reached or changed (specification, section 8, Sign-in failure and its variants). */
export const unableTo = (what: string) => `Unable to ${what}. Please restart your browser and try again. If the problem persists, report this error to the help desk.`;

/** The sentence of the specification, section 8, Other HTTP error, around what the server says of how long to wait. */
export const busyMessage = (said: string) => `The application could not execute the request. ${said} If it happens again, please report this error to the help desk.`;

/** Error texts of the specification, section 8, which every page may need at once; others are in `later-error-texts.ts`. Where it names only the title, the sentence is ours. */
export const errorTexts = {
  httpError: {
    name: 'HTTP Error',
    title: 'Unexpected Error',
    message: 'The application could not execute the request. Please report this error to the help desk.',
  },
  /** No answer at all: nothing that the help desk could find out about. */
  notReached: {
    name: 'Network Error',
    title: 'The server could not be reached',
    message: 'Check your connection and try again.',
  },
  unexpected: {
    name: 'Unexpected Error',
    title: 'Unexpected Error',
    message: 'An unexpected error occurred. Please report this error to the help desk.',
  },
  missingResponse: {
    name: 'Missing Response Error',
    title: 'Missing Response Error',
    message: 'The server sent no response or a response without a name. This is a bug. Please contact the help desk.',
  },
  missingRedirection: {
    name: 'Missing Redirection Error',
    title: 'Missing Redirection Error',
    message: 'The server asked to go to another page but did not say which. This is a bug. Please contact the help desk.',
  },
  unexpectedRequest: {
    name: 'Unexpected request',
    title: 'Unexpected request',
    message: 'The application has no such service. Check the address, or contact the help desk.',
  },
  answerGone: {
    name: 'Answer Not Kept',
    title: 'This page cannot be shown again',
    message: 'It showed the answer to something you sent, and that answer is no longer available. Nothing has been sent again.',
  },
  signIn: {
    name: 'Sign-in Error',
    title: 'Unexpected error while authenticating user',
    message: unableTo('sign in'),
  },
  signOut: {
    name: 'Sign-out Error',
    title: 'Unexpected error while signing out',
    message: unableTo('sign out'),
  },
  sessionExpired: {
    name: 'Session Expired',
    title: 'Session Expired',
    message:
      'Your session with the server expired due to inactivity. Please close this window and relaunch the application in a fresh new window.',
  },
  pageNotFound: {
    name: 'Page Not Found',
    title: 'Page Not Found',
    message: '',
  },
} as const;

export interface ErrorText {
  readonly name: string;
  readonly title: string;
  readonly message: string;
}

/** Specification, section 8, Unexpected Response Error. */
export const noMappingText = (path: string, responseName: string) => ({
  name: 'Unexpected Response Error',
  title: 'Unexpected Response Error',
  message: `Could not find mapping for path ${path} and response ${responseName}. This is a bug. Please contact the help desk.`,
});

/** An answer with the number of a store that this deployment does not have (decision 0043). */
export const unknownStoreText = (storeID: number, present: string | null) => ({
  name: 'Unknown Store',
  title: 'Unknown store',
  message: `The server answered for store number ${storeID}, which is no store of this deployment. ${present ?? 'The present store'} stays.`,
});

/** Specification, section 2, 404. */
export const pageNotFoundText = (url: string): string =>
  `Sorry, we can't find the page you were looking for. Page ${url} does not exist. Please contact the help desk.`;
