import { errorSummary, field, titleWith, type FieldError } from './field.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';

/** Step 2 of 2: the code of the authenticator app. */
export function codePage(page: { path: string; login: string; errors: readonly FieldError[]; homeUrl: string }): Html {
  return layout({
    title: titleWith(page.errors, 'Sign in'),
    homeUrl: page.homeUrl,
    main: html`${errorSummary(page.errors)}
<p class="step">Step 2 of 2</p>
<h1>Enter your code</h1>
<p>Signing in as <strong class="who">${page.login}</strong></p>
<form method="post" action="${page.path}/code" novalidate>
${field(
  {
    name: 'code',
    label: 'Six-digit code',
    hint: 'Open your authenticator app and enter the code that it shows for Quartermaster.',
    attributes: html`class="code" type="text" inputmode="numeric" autocomplete="one-time-code" spellcheck="false" maxlength="16"`,
  },
  page.errors,
  true,
)}
<button class="primary" type="submit">Sign in</button>
</form>
<p><a class="quiet" href="${page.path}/recovery">I cannot use my app</a></p>
<details><summary>The code is not accepted</summary><p>Set the clock of your phone to automatic, because codes depend on the time. Each code works once, for about half a minute.</p></details>
<div class="others">
<form method="post" action="${page.path}/restart"><button class="quiet" type="submit">Use a different account</button></form>
<form method="post" action="${page.path}/cancel"><button class="quiet" type="submit">Cancel and go back</button></form>
</div>`,
  });
}
