import { errorSummary, titleWith, type FieldError } from './field.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { newPasswordFields } from './new-password.ts';

/** The page of a link for another password. */
export const newPasswordPage = (page: { readonly path: string; readonly login: string; readonly homeUrl: string; readonly errors: readonly FieldError[] }): Html =>
  layout({
    title: titleWith(page.errors, 'Choose a new password'),
    homeUrl: page.homeUrl,
    hasScript: true,
    main: html`${errorSummary(page.errors)}
<h1>Choose a new password</h1>
<p>For <strong class="who">${page.login}</strong></p>
<p>With the new password you are signed out everywhere. To sign in you need a code of your authenticator app, or a recovery code, as before.</p>
<form method="post" action="${page.path}" novalidate>
${newPasswordFields(page.errors, page.errors.find((error) => error.field)?.field ?? 'password')}
<button class="primary" type="submit">Save</button>
</form>`,
  });

/** The new password counts, and no one is signed in. */
export const passwordChangedPage = (homeUrl: string): Html =>
  layout({
    title: 'Your password is changed',
    homeUrl,
    main: html`<h1>Your password is changed</h1>
<p>You are signed out everywhere. Sign in with the new password, and a code of your authenticator app or a recovery code.</p>
<p><a class="primary" href="${homeUrl}">Go to Quartermaster</a></p>`,
  });
