import { errorSummary, field, titleWith, type FieldError } from './field.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { passwordField } from './new-password.ts';

/** Step 1 of 2: email address and password. The typed address is kept, the password never. */
export function passwordPage(page: { path: string; login: string; errors: readonly FieldError[]; homeUrl: string; offersRegistration: boolean; lostPasswordPath: string | null }): Html {
  const { errors } = page;
  const focus = errors.find((error) => error.field)?.field ?? (page.login ? 'password' : 'login');
  return layout({
    title: titleWith(errors, 'Sign in'),
    homeUrl: page.homeUrl,
    hasScript: true,
    main: html`${errorSummary(errors)}
<p class="step">Step 1 of 2</p>
<h1>Sign in</h1>
<form method="post" action="${page.path}/password" novalidate>
${field(
  {
    name: 'login',
    label: 'Email address',
    attributes: html`type="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" value="${page.login}"`,
  },
  errors,
  focus === 'login',
)}
${passwordField(errors, focus)}
<button class="primary" type="submit">Continue</button>
</form>
${page.lostPasswordPath === null ? undefined : html`<p><a class="quiet" href="${page.lostPasswordPath}">I have lost my password</a></p>`}
<form method="post" action="${page.path}/cancel"><button class="quiet" type="submit">Cancel and go back</button></form>
${page.offersRegistration ? html`<h2>No account yet?</h2>
<form method="post" action="${page.path}/register"><button class="secondary" type="submit">Register</button></form>` : undefined}`,
  });
}
