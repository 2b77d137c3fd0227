import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Where an address leads (specification, section 2, Client routes). */
export type Route =
  | { readonly kind: 'home' }
  | { readonly kind: 'service'; readonly path: string }
  | { readonly kind: 'display'; readonly path: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'sign-in-return' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'authenticate' }
  | { readonly kind: 'legacy' };

/** The page of an address that is none of ours. */
export const notFoundPath = '/404';

const routes: RouteObject[] = [
  { id: 'home', path: '/' },
  { id: 'home-named', path: '/home' },
  { id: 'service', path: '/ws/*' },
  { id: 'display', path: '/ds/*' },
  { id: 'not-found', path: notFoundPath },
  { id: 'sign-in-return', path: '/pkce/callback' },
  { id: 'signed-out', path: '/pkce/logout' },
  { id: 'authenticate', path: '/authenticate' },
  { id: 'legacy', path: '*' },
];

/** Which route of the specification (section 2) a path is; what is none of them may be an address of the former application. */
export function routeOf(pathname: string): Route {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const below = `/${match?.params['*'] ?? ''}`;
  switch (match?.route.id) {
    case 'home':
    case 'home-named':
      return { kind: 'home' };
    case 'service':
      return { kind: 'service', path: below };
    case 'display':
      return { kind: 'display', path: below };
    case 'not-found':
      return { kind: 'not-found' };
    case 'sign-in-return':
      return { kind: 'sign-in-return' };
    case 'signed-out':
      return { kind: 'signed-out' };
    case 'authenticate':
      return { kind: 'authenticate' };
    default:
      return { kind: 'legacy' };
  }
}
