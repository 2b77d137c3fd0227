import { html, type Html } from './html.ts';

/** New recovery codes, the only time that they are shown: to write down, to save as a file, and with the script to copy and to print. */
export function recoveryCodes(codes: readonly string[], login: string): Html {
  const file = `Recovery codes of ${login} for Quartermaster. Each works once.\r\n\r\n${codes.join('\r\n')}\r\n`;
  return html`<h2>Your recovery codes</h2>
<p>When you cannot use your authenticator app, one of these takes the place of its code. Each works once. Keep them where only you get at them, and not on the phone with the app. <strong>They are shown this once.</strong></p>
<ul class="codes">${codes.map((code) => html`<li>${code}</li>`)}</ul>
<div class="others">
<a class="secondary" download="quartermaster-recovery-codes.txt" href="data:text/plain;charset=utf-8,${encodeURIComponent(file)}">Save as a file</a>
<div class="others" data-codes hidden><button class="secondary" type="button" data-does="copy">Copy</button><button class="secondary" type="button" data-does="print">Print</button><p role="status"></p></div>
</div>`;
}
