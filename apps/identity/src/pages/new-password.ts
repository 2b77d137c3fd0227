import { passwordNeeds } from '@quartermaster/contracts';
import { field, type FieldError } from './field.ts';
import { html, type Html } from './html.ts';

/** The two fields of a password that is chosen, with what it needs. The script says how strong it is while it is typed. */
export const newPasswordFields = (errors: readonly FieldError[], focus: string): Html => html`${field(
  {
    name: 'password', label: 'New password', describedBy: 'password-needs',
    attributes: html`type="password" autocomplete="new-password" maxlength="1024" data-strength`,
    before: html`<div class="hint" id="password-needs"><p>Several words make a good password. It needs:</p>
<ul class="needs">${passwordNeeds.map(({ text, pattern }) => html`<li data-need="${pattern}">${text.charAt(0).toUpperCase() + text.slice(1)}</li>`)}</ul></div>`,
    after: html`<div class="strength" hidden><div class="bar" data-level="0" aria-hidden="true"><span></span><span></span><span></span><span></span></div><p role="status"></p></div>`,
  },
  errors,
  focus === 'password',
)}
${field({ name: 'again', label: 'New password, again', attributes: html`type="password" autocomplete="new-password" maxlength="1024"`, after: revealButton('password again', 'Show passwords') }, errors, focus === 'again')}`;

/** A field for the password that the account has. */
export const passwordField = (errors: readonly FieldError[], focus: string, hint?: string): Html =>
  field(
    { name: 'password', label: 'Password', ...(hint !== undefined && { hint }), attributes: html`type="password" autocomplete="current-password" maxlength="1024"`, after: revealButton('password', 'Show password') },
    errors,
    focus === 'password',
  );

/** Needs the script, which lets it appear. @param ids of the fields that it shows */
function revealButton(ids: string, text: string): Html {
  return html`<button class="reveal" type="button" data-reveals="${ids}" aria-pressed="false" hidden>${text}</button>`;
}
