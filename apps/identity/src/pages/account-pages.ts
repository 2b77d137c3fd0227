import { authenticator } from './authenticator.ts';
import { errorSummary, field, titleWith, type FieldError } from './field.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { newPasswordFields } from './new-password.ts';
import { recoveryCodes } from './recovery-codes.ts';

/** What each page of an account has: whose it is, where its person came from, and how one page leads to another without losing that. */
export interface AccountFrame {
  readonly login: string;
  readonly homeUrl: string;
  readonly to: (path: string) => string;
}

interface AccountForm extends AccountFrame {
  readonly errors: readonly FieldError[];
}

const back = ({ to }: AccountFrame): Html => html`<p><a class="quiet" href="${to('/account')}">Back to your account</a></p>`;

/** The first page of an account. @param isFixed of a demonstration: what it signs in with is not changed here */
export const accountPage = (page: AccountFrame & { readonly codesLeft: number; readonly isFixed: boolean; readonly storesEndWithin: string }): Html =>
  layout({
    title: 'Your account',
    homeUrl: page.homeUrl,
    main: html`<h1>Your account</h1>
<p>Signed in as <strong class="who">${page.login}</strong></p>
${
  page.isFixed
    ? html`<p>This is a demo account: its password and its authenticator app are printed by the start, and are not changed here.</p>`
    : html`<h2>Password</h2>
<p><a class="secondary" href="${page.to('/account/password')}">Change password</a></p>
<h2>Authenticator app</h2>
<p><a class="secondary" href="${page.to('/account/app')}">Set up another app</a></p>`
}
<h2>Recovery codes</h2>
<p>${page.codesLeft === 0 ? 'You have none.' : page.codesLeft === 1 ? 'You have one left.' : `You have ${page.codesLeft} left.`} Each takes the place of a code of your authenticator app once.</p>
<p><a class="secondary" href="${page.to('/account/recovery-codes')}">Make new recovery codes</a></p>
<h2>Sign-ins</h2>
<p>On a device that is lost, or that others use, you may be signed in still. This ends all sign-ins of your account, on this device too. Stores end them ${page.storesEndWithin}.</p>
<form method="post" action="${page.to('/account/sign-out-everywhere')}"><button class="secondary" type="submit">Sign out everywhere</button></form>
<p><a class="quiet" href="${page.homeUrl}">Go back to Quartermaster</a></p>`,
  });

/** Asks for the present password and another one. */
export const changePasswordPage = (page: AccountForm): Html => {
  const focus = page.errors.find((error) => error.field)?.field ?? 'current';
  return layout({
    title: titleWith(page.errors, 'Change password'),
    homeUrl: page.homeUrl,
    hasScript: true,
    main: html`${errorSummary(page.errors)}
<h1>Change password</h1>
<p>For <strong class="who">${page.login}</strong></p>
<p>With the new password you are signed out on all other devices, and in the stores.</p>
<form method="post" action="${page.to('/account/password')}" novalidate>
${field({ name: 'current', label: 'Present password', attributes: html`type="password" autocomplete="current-password" maxlength="1024"` }, page.errors, focus === 'current')}
${newPasswordFields(page.errors, focus)}
<button class="primary" type="submit">Save</button>
</form>
${back(page)}`,
  });
};

/** Another authenticator app. @param sealed its key, as the form brings it back */
export const newAppPage = (page: AccountForm & { readonly secret: string; readonly sealed: string }): Html => {
  const focus = page.errors.find((error) => error.field)?.field ?? 'current';
  return layout({
    title: titleWith(page.errors, 'Set up another app'),
    homeUrl: page.homeUrl,
    main: html`${errorSummary(page.errors)}
<h1>Set up another app</h1>
<p>For <strong class="who">${page.login}</strong></p>
<p>It takes the place of the app that you have. You get new recovery codes, and are signed out on all other devices, and in the stores.</p>
<form method="post" action="${page.to('/account/app')}" novalidate>
<input type="hidden" name="app" value="${page.sealed}">
${field(
  { name: 'current', label: 'Present code', hint: 'From the app that you have, or a recovery code.', attributes: html`type="text" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="60"` },
  page.errors,
  focus === 'current',
)}
${authenticator(page.login, page.secret)}
${field(
  { name: 'code', label: 'Code of the new app', hint: 'The six digits that it shows now.', attributes: html`class="code" type="text" inputmode="numeric" autocomplete="one-time-code" spellcheck="false" maxlength="16"` },
  page.errors,
  focus === 'code',
)}
<button class="primary" type="submit">Save</button>
</form>
<details><summary>A code is not accepted</summary><p>Set the clock of your phone to automatic, because codes depend on the time. Each code works once, for about half a minute: after a sign-in wait for the next one.</p></details>
${back(page)}`,
  });
};

/** Asks before the codes of before are made worthless. */
export const newCodesPage = (page: AccountFrame): Html =>
  layout({
    title: 'New recovery codes',
    homeUrl: page.homeUrl,
    main: html`<h1>New recovery codes</h1>
<p>For <strong class="who">${page.login}</strong></p>
<p>You get ten codes, which are shown once. Those of before do not work any more.</p>
<form method="post" action="${page.to('/account/recovery-codes')}"><button class="primary" type="submit">Make new codes</button></form>
${back(page)}`,
  });

/** A change is done. @param codes new recovery codes, shown this once */
export const accountDonePage = (page: AccountFrame & { readonly heading: string; readonly text: string; readonly codes?: readonly string[] }): Html =>
  layout({
    title: page.heading,
    homeUrl: page.homeUrl,
    hasScript: page.codes !== undefined,
    main: html`<h1>${page.heading}</h1>
<p>${page.text}</p>
${page.codes === undefined ? undefined : recoveryCodes(page.codes, page.login)}
${back(page)}`,
  });
