import { authenticator } from './authenticator.ts';
import { errorSummary, field, titleWith, type FieldError } from './field.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { newPasswordFields } from './new-password.ts';
import { recoveryCodes } from './recovery-codes.ts';

/** What each form of the account has. */
export interface AccountForm {
  readonly login: string;
  readonly path: string;
  readonly accountPath: string;
  readonly homeUrl: string;
  readonly errors: readonly FieldError[];
}

function formPage(title: string, { login, path, accountPath, homeUrl, errors }: AccountForm, { before, fields, button, hasScript = false }: { readonly before: Html; readonly fields: Html; readonly button: string; readonly hasScript?: boolean }): Html {
  return layout({
    title: titleWith(errors, title),
    homeUrl,
    hasScript,
    main: html`${errorSummary(errors)}
<h1>${title}</h1>
<p>For <strong class="who">${login}</strong></p>
${before}
<form method="post" action="${path}" novalidate>
${fields}
<button class="primary" type="submit">${button}</button>
</form>
<p><a class="quiet" href="${accountPath}">Back to your account</a></p>`,
  });
}

const focusOf = (errors: readonly FieldError[], otherwise: string): string => errors.find((error) => error.field)?.field ?? otherwise;

/** The password that the account has. */
const presentPassword = (errors: readonly FieldError[], focus: string): Html =>
  field({ name: 'present', label: 'Present password', attributes: html`type="password" autocomplete="current-password" maxlength="1024"` }, errors, focus === 'present');

/** A code of the app that the account has, or of those for when it is lost. */
const presentCode = (errors: readonly FieldError[], focus: string): Html =>
  field(
    { name: 'present', label: 'Present code', hint: 'From the authenticator app that you sign in with, or a recovery code.', attributes: html`type="text" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="60"` },
    errors,
    focus === 'present',
  );

export const changePasswordPage = (form: AccountForm): Html => {
  const focus = focusOf(form.errors, 'present');
  return formPage('Change the password', form, {
    before: html`<p>With the new password you are signed out everywhere else. In the stores of this browser, you sign in again by one press.</p>`,
    fields: html`<input class="unseen" type="text" autocomplete="username" value="${form.login}" readonly tabindex="-1" aria-hidden="true">
${presentPassword(form.errors, focus)}
${newPasswordFields(form.errors, focus)}`,
    button: 'Change the password',
    hasScript: true,
  });
};

/** @param page.secret of the new app; `sealed`: the same, for the form to bring back */
export const changeAppPage = (form: AccountForm & { readonly secret: string; readonly sealed: string }): Html => {
  const focus = focusOf(form.errors, 'present');
  return formPage('Set up another authenticator app', form, {
    before: html`<p>Codes of the app of before, and the recovery codes that you have, are refused from then on. You get new recovery codes, and are signed out everywhere else.</p>`,
    fields: html`<input type="hidden" name="key" value="${form.sealed}">
${presentCode(form.errors, focus)}
${authenticator(form.login, form.secret)}
${field({ name: 'code', label: 'Six-digit code of the new app', hint: 'The one that the new app shows now.', attributes: html`class="code" inputmode="numeric" type="text" autocomplete="off" spellcheck="false" maxlength="16"` }, form.errors, focus === 'code')}`,
    button: 'Use the new app',
  });
};

export const newCodesPage = (form: AccountForm & { readonly codesLeft: number }): Html =>
  formPage('Make new recovery codes', form, {
    before: html`<p>A recovery code takes the place of a code of your authenticator app, once. ${
      form.codesLeft === 0 ? 'You have none.' : `You have ${form.codesLeft}: they are refused when there are new ones.`
    }</p>`,
    fields: presentCode(form.errors, 'present'),
    button: 'Make ten new codes',
  });

/** New recovery codes, the only time that they are shown. */
export const codesMadePage = (page: { readonly title: string; readonly login: string; readonly codes: readonly string[]; readonly accountPath: string; readonly homeUrl: string }): Html =>
  layout({
    title: page.title,
    homeUrl: page.homeUrl,
    hasScript: true,
    main: html`<h1>${page.title}</h1>
${recoveryCodes(page.codes, page.login)}
<p><a class="primary" href="${page.accountPath}">Back to your account</a></p>`,
  });

export const changeEmailPage = (form: AccountForm & { readonly email: string }): Html => {
  const focus = focusOf(form.errors, 'email');
  return formPage('Change the e-mail address', form, {
    before: html`<p>We mail a code to the new address. When you have given it here, you sign in with the new address, and the stores know it when you sign in to them the next time.</p>`,
    fields: html`${field({ name: 'email', label: 'New e-mail address', attributes: html`type="email" autocomplete="email" autocapitalize="none" spellcheck="false" maxlength="254" value="${form.email}"` }, form.errors, focus === 'email')}
${presentPassword(form.errors, focus)}`,
    button: 'Mail me the code',
  });
};

/** It says the same whether or not the address has an account. */
export const confirmEmailPage = (form: AccountForm & { readonly email: string; readonly otherPath: string }): Html =>
  formPage('Confirm the new address', form, {
    before: html`<p>A mail is on its way to <strong class="who">${form.email}</strong>. No mail after a few minutes? Look into the folder for unwanted mail, or <a href="${form.otherPath}">check the address</a>.</p>`,
    fields: field({ name: 'code', label: 'Code', hint: 'The six digits of the mail.', attributes: html`class="code" inputmode="numeric" type="text" autocomplete="one-time-code" spellcheck="false" maxlength="16"` }, form.errors, true),
    button: 'Change the address',
  });
