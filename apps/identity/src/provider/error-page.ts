import { problemPage, type Html } from '../pages/index.ts';

/** Explains an error of the protocol to the person at the browser. */
export function providerErrorPage(of: {
  error: string;
  description: string | undefined;
  status: number;
  webOrigin: string;
}): Html {
  const details: (readonly [string, string])[] = [['Error', of.error]];
  if (of.description) details.push(['Description', of.description]);
  return problemPage({ ...words(of), homeUrl: `${of.webOrigin}/`, details });
}

function words(of: { error: string; status: number; webOrigin: string }): { heading: string; text: readonly string[] } {
  switch (of.error) {
    case 'invalid_redirect_uri':
      return {
        heading: 'This address cannot be used for sign-in',
        text: [
          `Sign-in works from ${of.webOrigin} and from the addresses of its stores. The page that sent you here has another address.`,
          `Open ${of.webOrigin} (127.0.0.1 and localhost count as different addresses) and sign in from there.`,
        ],
      };
    case 'invalid_client':
      return {
        heading: 'Unknown application',
        text: ['The application that sent you here is not set up for this sign-in service. Start again from Quartermaster.'],
      };
    default:
      return of.status >= 500
        ? {
            heading: 'Sign-in is not available',
            text: ['Something went wrong on our side. Try again in a moment; if it happens again, tell the help desk.'],
          }
        : {
            heading: 'Sign-in could not continue',
            text: ['The sign-in request was incomplete or is too old. Start again from Quartermaster.'],
          };
  }
}

/** The answer to an address that this server does not have. */
export function notFoundPage(homeUrl: string): Html {
  return problemPage({
    heading: 'Page not found',
    text: ['This is the sign-in service; it has no page at this address.'],
    homeUrl,
  });
}
