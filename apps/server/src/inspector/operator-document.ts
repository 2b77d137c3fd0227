import { html, Html } from '../http/index.ts';
import { inspectorStyle } from './inspector-style.ts';

/** A page for operators: its own plain look, no script, nothing of any store. */
export function operatorDocument({ title, action, main }: { readonly title: string; readonly action: Html | null; readonly main: Html }): string {
  return html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Html(inspectorStyle)}</style></head>
<body><a class="skip" href="#main">Skip to the content</a><header><div><h1>${title}</h1>${action}</div></header><main id="main" tabindex="-1">${main}</main></body>
</html>
`.text;
}

/** Asks for the operator's token. */
export const signInDocument = (problem: string | null): string =>
  operatorDocument({
    title: 'Stores of this deployment',
    action: null,
    main: html`<div class="card"><h2>Operators only</h2>
${problem === null ? null : html`<p class="error" role="alert" id="problem">${problem}</p>`}
<form class="sign-in" method="post" action="/__stores/sign-in">
<label for="token">Operator token</label>
<p class="quiet" id="where">The environment of the server has it as OPERATOR_TOKEN. A marketplace that was started with npm start has it in the file operator-token of its data folder.</p>
<input id="token" name="token" type="password" autocomplete="current-password" required maxlength="500" ${new Html(problem === null ? 'aria-describedby="where"' : 'aria-invalid="true" aria-describedby="problem where"')}>
<button type="submit">Show the stores</button>
</form></div>`,
  });
