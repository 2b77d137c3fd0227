import type { Handler } from './sample-server.ts';

/** The same server to a buyer who has signed in: each of its answers says so. */
export function asBuyer(handlers: Record<string, Handler>): Record<string, Handler> {
  const withSession: Record<string, Handler> = { '/main/session': () => ({ responseName: 'Session' }), ...handlers };
  return Object.fromEntries(
    Object.entries(withSession).map(([path, handler]): [string, Handler] => [
      path,
      async (request) => {
        const answer = await handler(request);
        return answer && { ...answer, attributes: { loggedIn: true, firstName: 'Demo', lastName: 'Buyer', agencyCode: '4700', ...answer.attributes } };
      },
    ]),
  );
}
