import { Html, html } from './html.ts';
import { layout } from './layout.ts';

/** Asks before signing out when no valid token shows that the marketplace asked. `providerForm` is the provider's hidden form. */
export function signOutPage(page: { providerForm: string; homeUrl: string }): Html {
  return layout({
    title: 'Sign out',
    homeUrl: page.homeUrl,
    main: html`<h1>Sign out?</h1>
<p>You will be signed out of Quartermaster in this browser.</p>
${new Html(page.providerForm)}
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<p><a class="quiet" href="${page.homeUrl}">Stay signed in</a></p>`,
  });
}

export function signedOutPage(homeUrl: string): Html {
  return layout({
    title: 'Signed out',
    homeUrl,
    main: html`<h1>You are signed out</h1>
<p>On a shared computer, close the browser as well.</p>
<p><a class="primary" href="${homeUrl}">Go to Quartermaster</a></p>`,
  });
}
