import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders } from '../http/index.ts';
import { originOf, type WebOrigins } from '../origins/index.ts';
import { signOutPage } from '../pages/index.ts';
import { COOKIE_OPTIONS, cookieNames } from './cookies.ts';
import { endSession } from './sign-out.ts';

/**
 * Signs out at once when the request carries an ID token of the person who is signed in: only the marketplace
 * has it. Otherwise asks, because any page on the web can send a browser here.
 */
export async function logout(provider: Provider, ctx: KoaContextWithOIDC, form: string, webOrigins: WebOrigins): Promise<void> {
  const { session, params, entities } = ctx.oidc;
  const homeUrl = `${webOrigins.main}/`;
  if (!session || entities.IdTokenHint?.payload['sub'] !== session.accountId) {
    ctx.set(pageHeaders(originOf(params?.['post_logout_redirect_uri']) ?? webOrigins.main));
    ctx.body = signOutPage({ providerForm: form, homeUrl }).text;
    return;
  }
  await endSession(provider, session);
  ctx.oidc.cookies.set(cookieNames(provider.issuer).session, null, COOKIE_OPTIONS);
  leave(ctx, ctx.oidc);
}

/**
 * A sign-out of a browser in which no one is signed in ends where it would end otherwise. The provider would send a form that a script of its own posts: a page without a language, which
 * shows nothing where scripts are off but a button.
 */
export function leaveWithoutSession(ctx: Leaving & { readonly oidc?: Oidc }): void {
  if (ctx.oidc?.route === 'end_session' && ctx.status === 200 && ctx.oidc.session?.accountId === undefined) leave(ctx, ctx.oidc);
}

type Oidc = KoaContextWithOIDC['oidc'];
type Leaving = Pick<KoaContextWithOIDC, 'status' | 'redirect'>;

function leave(ctx: Leaving, oidc: Oidc): void {
  const { params } = oidc;
  const target = params?.['post_logout_redirect_uri'];
  // The provider has checked the address against the client's list, and taken away one that is not on it.
  const url = new URL(typeof target === 'string' ? target : oidc.urlFor('end_session_success'));
  const state = params?.['state'];
  if (typeof target === 'string' && typeof state === 'string') url.searchParams.set('state', state);
  ctx.redirect(url.href);
  ctx.status = 303;
}
