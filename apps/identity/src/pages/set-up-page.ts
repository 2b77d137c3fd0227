import { authenticator } from './authenticator.ts';
import { errorSummary, field, titleWith, type FieldError } from './field.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { newPasswordFields, passwordField } from './new-password.ts';

/** What the person of an account sets up by a link. */
export interface SetUp {
  readonly login: string;
  /** Whether the password is chosen anew; else the one of the account is asked for. */
  readonly choosesPassword: boolean;
  /** Of an app that is set up now; null: the code is one of the app that the person has. */
  readonly secret: string | null;
}

/** One page for everything that an account owes: it ends with a password and a code that are right. */
export function setUpPage(page: SetUp & { path: string; errors: readonly FieldError[]; homeUrl: string }): Html {
  const { errors, choosesPassword, secret, login } = page;
  const title = choosesPassword ? (secret === null ? 'Choose a new password' : 'Set up your account') : 'Set up your authenticator app';
  const focus = errors.find((error) => error.field)?.field ?? 'password';
  return layout({
    title: titleWith(errors, title),
    homeUrl: page.homeUrl,
    hasScript: true,
    main: html`${errorSummary(errors)}
<h1>${title}</h1>
<p>For <strong class="who">${login}</strong></p>
<form method="post" action="${page.path}" novalidate>
${choosesPassword ? newPasswordFields(errors, focus) : passwordField(errors, focus, 'The one that you sign in with.')}
${secret === null ? undefined : authenticator(login, secret)}
${field(
  {
    name: 'code',
    label: secret === null ? 'Code' : 'Six-digit code',
    hint: secret === null ? 'From the authenticator app that you sign in with, or a recovery code.' : 'The one that the app shows now.',
    attributes: html`${secret === null ? undefined : html`class="code" inputmode="numeric" `}type="text" autocomplete="one-time-code" spellcheck="false" maxlength="60"`,
  },
  errors,
  focus === 'code',
)}
<button class="primary" type="submit">Save</button>
</form>
<details><summary>The code is not accepted</summary><p>Set the clock of your phone to automatic, because codes depend on the time. Each code works once, for about half a minute.</p></details>`,
  });
}

/** The account is set up: its person signs in from the marketplace. `codes`: new recovery codes; none where those of before stay. */
export const setUpDonePage = (homeUrl: string, made: { readonly login: string; readonly codes: readonly string[] } | null = null): Html =>
  layout({
    title: 'You are all set',
    homeUrl,
    hasScript: made !== null,
    main: html`<h1>You are all set</h1>
<p>From now on you sign in with your e-mail address, your password and a code of your authenticator app. Wait for the next code of the app: each works once.</p>
${made === null ? undefined : recoveryCodes(made.codes, made.login)}
<p><a class="primary" href="${homeUrl}">Go to Quartermaster</a></p>`,
  });
