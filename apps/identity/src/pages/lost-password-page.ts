import { errorSummary, field, titleWith, type FieldError } from './field.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';

/** Asks for the address to which a link for another password is mailed. */
export const lostPasswordPage = (page: { readonly path: string; readonly login: string; readonly homeUrl: string; readonly errors: readonly FieldError[] }): Html =>
  layout({
    title: titleWith(page.errors, 'Lost password'),
    homeUrl: page.homeUrl,
    main: html`${errorSummary(page.errors)}
<h1>Lost password</h1>
<p>We mail you a link with which you choose a new password. You need your authenticator app, or a recovery code, to sign in with it.</p>
<form method="post" action="${page.path}" novalidate>
${field(
  { name: 'login', label: 'Email address', hint: 'The one that you sign in with.', attributes: html`type="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" value="${page.login}"` },
  page.errors,
  true,
)}
<button class="primary" type="submit">Mail me a link</button>
</form>
<p><a class="quiet" href="${page.homeUrl}">Go back to Quartermaster</a></p>`,
  });

/** It says the same for every address. */
export const lostPasswordSentPage = (page: { readonly path: string; readonly homeUrl: string; readonly mailsAnHour: string }): Html =>
  layout({
    title: 'Look into your mail',
    homeUrl: page.homeUrl,
    main: html`<h1>Look into your mail</h1>
<p>If there is an account with the address that you gave, a link for a new password is on its way to it. The link works once, for an hour.</p>
<p>No mail after a few minutes? Look into the folder for unwanted mail, and check how you wrote the address. ${page.mailsAnHour} The newest link is the one that works.</p>
<p><a class="primary" href="${page.homeUrl}">Go to Quartermaster</a></p>
<p><a class="quiet" href="${page.path}">Give the address again</a></p>`,
  });
