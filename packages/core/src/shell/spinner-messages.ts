import { defaultSpinnerMessage } from './spinner.ts';

/** What the spinner says for some paths (specification, sections 2 and 4); every other path has the default. */
const messages: Readonly<Record<string, string>> = {
  '/pkce/callback': 'Multi factor authentication in progress...',
  '/login/mfa_sign_in': 'Multi factor authentication in progress...',
  '/login/sign_out': 'Signing out...',
  '/pkce/logout': 'Signing out...',
  '/search/header_search': 'Searching...',
  '/search/advantage_search': 'Searching...',
  '/checkout/checkout_review_submit': 'Placing your order...',
  '/orderhistory/view_pdf': 'Preparing the document...',
};

/** The spinner's message for a service path or web address. */
export const spinnerMessage = (path: string): string => messages[path.replace(/^\/ws(?=\/)/, '')] ?? defaultSpinnerMessage;
