import { errorSummary, field, titleWith, type FieldError } from './field.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';

interface RecoveryPage {
  readonly path: string;
  readonly login: string;
  readonly homeUrl: string;
  /** Operators reset second factors at the desk. */
  readonly offersHelp: boolean;
}

/** Step 2 of 2 without the app: a recovery code, or the help desk. */
export function recoveryPage({ path, login, homeUrl, offersHelp, errors }: RecoveryPage & { readonly errors: readonly FieldError[] }): Html {
  return layout({
    title: titleWith(errors, 'Sign in without your app'),
    homeUrl,
    main: html`${errorSummary(errors)}
<p class="step">Step 2 of 2</p>
<h1>Sign in without your app</h1>
<p>Signing in as <strong class="who">${login}</strong></p>
<form method="post" action="${path}/recovery" novalidate>
${field(
  { name: 'recovery', label: 'Recovery code', hint: 'One of the ten that you saved when you set up your account, such as k3m9-x2p7-q4t8-w6z1.', attributes: html`type="text" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="60"` },
  errors,
  true,
)}
<button class="primary" type="submit">Sign in</button>
</form>
<h2>No recovery code left?</h2>
${
  offersHelp
    ? html`<p>The help desk can reset your authenticator app. They make sure that it is you, and then mail you a link. You need your password for it.</p>
<form method="post" action="${path}/help"><button class="secondary" type="submit">Ask the help desk</button></form>`
    : html`<p>Ask the help desk to reset your authenticator app.</p>`
}
<p><a class="quiet" href="${path}">Use the app after all</a></p>`,
  });
}

/** The help desk was asked. It says the same whether or not the password was right. */
export const helpAskedPage = (homeUrl: string): Html =>
  layout({
    title: 'The help desk was asked',
    homeUrl,
    main: html`<h1>The help desk was asked</h1>
<p>If what you gave before was right, an operator sees that you have lost your authenticator app. They get in touch with you, make sure that it is you, and have a link mailed to you.</p>
<p>If you find a recovery code meanwhile, sign in with it.</p>
<p><a class="primary" href="${homeUrl}">Go to Quartermaster</a></p>`,
  });
